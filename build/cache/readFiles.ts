import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { toHash } from './hash.ts';

/** Computes something from a file's bytes, again only once its size or modification time has changed. */
export function memoizeByFile<T>(compute: (bytes: Buffer, file: string) => T): (file: string) => T {
  const known = new Map<string, { stamp: string; value: T }>();
  return (file) => {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs} ${size}`;
    const entry = known.get(file);
    if (entry?.stamp === stamp) return entry.value;
    const value = compute(readFileSync(file), file);
    known.set(file, { stamp, value });
    return value;
  };
}

/** The hash of a file's content. */
export const hashFile = memoizeByFile((bytes) => toHash(bytes));

/** A file itself, or all files of a folder; nothing when neither exists. */
export function listFilesBelow(place: string): string[] {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
