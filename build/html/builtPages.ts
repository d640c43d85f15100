import { readdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
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

/** Writes over a file without emptying it first: some disks stop for every file that was just emptied. */
async function overwrite(file: string, text: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.writeFile(text);
    await handle.truncate(Buffer.byteLength(text));
  } finally {
    await handle.close();
  }
}

/** Writes pages that were read before. */
export async function writeBuiltPages(out: string, pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all(pages.map(({ file, html }) => overwrite(path.join(out, file), html)));
}
