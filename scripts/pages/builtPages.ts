import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A finished page of a built site. */
export interface BuiltPage {
  /** Relative to the folder of the site. */
  file: string;
  html: string;
}

export async function readBuiltPages(out: string): Promise<BuiltPage[]> {
  const files = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.html')).toSorted();
  return Promise.all(files.map(async (file) => ({ file, html: await readFile(path.join(out, file), 'utf8') })));
}

export async function writeBuiltPages(out: string, pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all(pages.map(({ file, html }) => writeFile(path.join(out, file), html)));
}
