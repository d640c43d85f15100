/**
 * Astro puts the style rule of its islands into the body, where HTML allows none. Moved as text, since the rule is
 * always written the same way and all other bytes of the page must stay as they are.
 */
export function moveStylesToHead(html: string): string {
  const [head = '', ...rest] = html.split('</head>');
  const body = rest.join('</head>');
  const styles = body.match(/<style>astro-island[^<]*<\/style>/g);
  if (!styles) return html;
  const clean = styles.reduce((text, style) => text.replace(style, ''), body);
  return `${head}${[...new Set(styles)].join('')}</head>${clean}`;
}
