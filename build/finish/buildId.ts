import { createHash } from 'node:crypto';
import type { BuiltPage } from '../html/builtPages.ts';

const ID_LENGTH = 12;

/** Names a build by its pages, which name their scripts and styles by content: an equal site has an equal id. */
export function createBuildId(pages: readonly BuiltPage[]): string {
  const hash = createHash('sha256');
  for (const { file, html } of pages.toSorted((a, b) => (a.file < b.file ? -1 : 1))) hash.update(file).update(html);
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** Writes the build id into every page, where the browser and the service worker read it (`site-build`). */
export function insertBuildId(pages: readonly BuiltPage[], buildId: string): BuiltPage[] {
  const tag = `<meta name="site-build" content="${buildId}">`;
  return pages.map(({ file, html }) => ({ file, html: html.replace(/<\/head>/i, `${tag}</head>`) }));
}
