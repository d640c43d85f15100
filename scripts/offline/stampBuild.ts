import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const NAME_LENGTH = 12;

export interface Page {
  file: string;
  html: string;
}

/** The name of a deployment: equal pages, which name their scripts and styles by content, have equal names. */
export function nameBuild(pages: readonly Page[]): string {
  const hash = createHash('sha256');
  for (const { file, html } of pages.toSorted((a, b) => (a.file < b.file ? -1 : 1))) hash.update(file).update(html);
  return hash.digest('hex').slice(0, NAME_LENGTH);
}

async function readPages(out: string): Promise<Page[]> {
  const files = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.html')).toSorted();
  return Promise.all(files.map(async (file) => ({ file, html: await readFile(path.join(out, file), 'utf8') })));
}

/** Writes the name of the deployment into every page of it. */
export async function stampBuild(out: string): Promise<void> {
  const pages = await readPages(out);
  const mark = `<meta name="site-build" content="${nameBuild(pages)}">`;
  await Promise.all(
    pages.map(({ file, html }) => writeFile(path.join(out, file), html.replace(/<\/head>/i, `${mark}</head>`))),
  );
}
