/** The island renderer puts its rule into the body, where HTML allows none. */
export function moveStylesToHead(html: string): string {
  const [head = '', ...rest] = html.split('</head>');
  const body = rest.join('</head>');
  const styles = body.match(/<style>astro-island[^<]*<\/style>/g);
  if (!styles) return html;
  const clean = styles.reduce((text, style) => text.replace(style, ''), body);
  return `${head}${[...new Set(styles)].join('')}</head>${clean}`;
}
