import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isSettled, toVersion } from './fileVersion.ts';

/** Larger files are named by their metadata: nobody waits until a video is hashed. */
const MAX_HASHED_BYTES = 8 * 1024 * 1024;

interface Known {
  version: string;
  hash: Promise<string>;
}

const known = new Map<string, Known>();

export const hashBytes = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('base64url');

/** A name for a file's bytes. They are read once, and again when the file was written or replaced. */
export function contentHash(file: string): Promise<string> {
  // Synchronous: in the thread pool it would queue behind the compression of other files.
  const stats = statSync(file);
  const version = toVersion(stats);
  if (stats.size > MAX_HASHED_BYTES) return Promise.resolve(version);
  const last = known.get(file);
  if (last?.version === version) return last.hash;
  const hash = readFile(file).then(hashBytes);
  if (isSettled(stats)) {
    known.set(file, { version, hash });
    hash.catch(() => known.delete(file));
  }
  return hash;
}
