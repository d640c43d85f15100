import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A finished page of a built site. */
export interface BuiltPage {
  /** Relative to the folder of the site. */
  file: string;
  html: string;
}

/** The built pages below a folder, as paths from it, in an order that is the same everywhere. */
export const listPages = (out: string): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted();

export async function readBuiltPages(out: string): Promise<BuiltPage[]> {
  return Promise.all(
    listPages(out).map(async (file) => ({ file, html: await readFile(path.join(out, file), 'utf8') })),
  );
}

export async function writeBuiltPages(out: string, pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all(pages.map(({ file, html }) => writeFile(path.join(out, file), html)));
}
