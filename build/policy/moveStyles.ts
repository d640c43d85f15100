/**
 * Astro renders the style element for its islands in the body, where HTML doesn't allow it. Moved with string operations,
 * because Astro always writes it the same way and every other byte of the page must stay unchanged.
 */
export function moveStylesToHead(html: string): string {
  const [head = '', ...rest] = html.split('</head>');
  const body = rest.join('</head>');
  const styles = body.match(/<style>astro-island[^<]*<\/style>/g);
  if (!styles) return html;
  const clean = styles.reduce((text, style) => text.replace(style, ''), body);
  return `${head}${[...new Set(styles)].join('')}</head>${clean}`;
}
