import { createHash } from 'node:crypto';

/** One hash of several texts. The separator keeps `['ab', 'c']` and `['a', 'bc']` apart. */
export function toHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
