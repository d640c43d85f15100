import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An entry in the cache: the value, and the hash of the inputs it was made from. */
export interface Entry {
  key: string;
  value?: unknown;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `pages/docs/a b.mdx` → `<folder>/pages/docs/a%20b.mdx.json`: any name works on any disk. */
export const nameToFile = (name: string, folder: string): string =>
  `${path.join(folder, ...name.split('/').map(encodeURIComponent))}.json`;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** The entry in a file; nothing when the file is missing or broken. */
export function readEntry(file: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that an entry is still in use, so that it isn't dropped. Once a day is often enough. */
export function touchEntry(file: string): void {
  const now = Date.now();
  if (now - statSync(file).mtimeMs > DAY_MS) utimesSync(file, now / 1000, now / 1000);
}

/** Writes an entry so that another process reads the old one or the new one, never half of it. */
export function writeEntry(file: string, entry: Entry): void {
  const partial = `${file}.${randomUUID().slice(0, 8)}.tmp`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(partial, JSON.stringify(entry));
    renameSync(partial, file);
  } catch {
    // A full disk, or a reader on a system that locks open files: the value is made again next time.
    rmSync(partial, { force: true });
  }
}
