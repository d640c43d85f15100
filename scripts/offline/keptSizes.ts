import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readKeptJson, writeKeptJson } from '../../src/kept/keptJson.ts';

const compress = promisify(gzip);
const ALREADY_SMALL = /\.(woff2|png|webp|avif|jpg|mp3|ogg|wav)$/;
/** The name of the deployment differs in every build and is always of the same length. */
const BUILD_MARK = /<meta name="site-build"[^>]*>/;

export interface KeptSizes {
  /** How much of a file travels. */
  measure: (file: string, bytes: Buffer) => Promise<number>;
  /** Keeps what was measured for the next time, and nothing else. */
  save: () => void;
}

function toKey(file: string, bytes: Buffer): string {
  const content = file.endsWith('.html') ? bytes.toString('utf8').replace(BUILD_MARK, '') : bytes;
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
