import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { mapLimited } from '../../src/lib/mapLimited.ts';
import { fileToType, isCompressible } from './mediaTypes.ts';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Below this a compressed file saves less than its own headers cost. */
const MIN_BYTES = 512;
const AT_ONCE = 8;
/** Files that hosts read themselves and never send. */
const FOR_HOSTS = ['_headers', 'vercel.json', '.htaccess'];

const isWorthCompressing = (file: string): boolean => !FOR_HOSTS.includes(file) && isCompressible(fileToType(file));

async function compress(file: string): Promise<boolean> {
  const raw = await readFile(file);
  if (raw.length < MIN_BYTES) return false;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  const [br, gz] = await Promise.all([brotli(raw, { params }), gzip(raw, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}

/** Writes a .br and a .gz next to every text file, for hosts that send them as they are; returns how many files got them. */
export async function precompress(out: string): Promise<number> {
  const names = await readdir(out, { recursive: true });
  const files = names.filter(isWorthCompressing).map((name) => path.join(out, name));
  const written = await mapLimited(files, AT_ONCE, compress);
  return written.filter(Boolean).length;
}
