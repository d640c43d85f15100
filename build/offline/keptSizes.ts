import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { withoutMark } from '../cache/buildMark.ts';
import { readKeptJson, writeKeptJson } from '../cache/keptJson.ts';

const compress = promisify(gzip);
const ALREADY_SMALL = /\.(woff2|png|webp|avif|jpg|mp3|ogg|wav)$/;

export interface KeptSizes {
  /** How much of a file travels. */
  measure: (file: string, bytes: Buffer) => Promise<number>;
  /** Keeps what was measured for the next time, and nothing else. */
  save: () => void;
}

/** The name of a deployment is always of the same length. */
function toKey(file: string, bytes: Buffer): string {
  const content = file.endsWith('.html') ? withoutMark(bytes.toString('utf8')) : bytes;
  return createHash('sha1').update(content).digest('base64');
}

/** Sizes by content: hardly any file of a site differs from the build before. */
export function openKeptSizes(store: string): KeptSizes {
  const known = readKeptJson<Record<string, number>>(store) ?? {};
  const now: Record<string, number> = {};
  return {
    measure: async (file, bytes) => {
      if (ALREADY_SMALL.test(file)) return bytes.length;
      const key = toKey(file, bytes);
      return (now[key] = known[key] ?? (await compress(bytes)).length);
    },
    save: () => writeKeptJson(store, now),
  };
}
