import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What things are made of, as one word: equal words, equal outcome. */
export const toHash = (...parts: string[]): string => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** A file itself, or all files of a folder. */
export function listBelow(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Names and texts of files and folders. */
export const readAll = (places: readonly string[]): string[] =>
  places
    .flatMap(listBelow)
    .sort()
    .flatMap((file) => [file, readFileSync(file, 'utf8')]);
