import { createHash } from 'node:crypto';
import { nameToMark } from '../cache/buildMark.ts';
import type { BuiltPage } from '../html/builtPages.ts';

const NAME_LENGTH = 12;

/** The name of a deployment: equal pages, which name their scripts and styles by content, have equal names. */
export function nameBuild(pages: readonly BuiltPage[]): string {
  const hash = createHash('sha256');
  for (const { file, html } of pages.toSorted((a, b) => (a.file < b.file ? -1 : 1))) hash.update(file).update(html);
  return hash.digest('hex').slice(0, NAME_LENGTH);
}

/** Writes the name of the deployment into every page of it. */
export function stampPages(pages: readonly BuiltPage[]): BuiltPage[] {
  const mark = nameToMark(nameBuild(pages));
  return pages.map(({ file, html }) => ({ file, html: html.replace(/<\/head>/i, `${mark}</head>`) }));
}
