import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { hashBytes } from './contentHash.ts';
import { isSettled, toVersion } from './fileVersion.ts';

export type Encoding = 'br' | 'gzip';

const CACHE = 'node_modules/.cache/serve';
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);
const gunzip = promisify(zlib.gunzip);
const unbrotli = promisify(zlib.brotliDecompress);
const checked = new Map<string, Promise<boolean>>();
const running = new Map<string, Promise<string>>();

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  // One chunk: each chunk of output queues for a thread again, which takes a large file a minute under load.
  const chunkSize = Math.max(bytes.length, zlib.constants.Z_MIN_CHUNK);
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };
  return encoding === 'br' ? brotli(bytes, { chunkSize, params }) : gzip(bytes, { chunkSize, level: 9 });
}

async function writeCopy(file: string, encoding: Encoding, copy: string): Promise<string> {
  if (existsSync(copy)) return copy;
  mkdirSync(path.dirname(copy), { recursive: true });
  // Two servers may write the same copy; a rename never shows half of one.
  const partial = `${copy}.${process.pid}`;
  await writeFile(partial, await compress(await readFile(file), encoding));
  await rename(partial, copy);
  return copy;
}

const decompressed = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? unbrotli(bytes) : gunzip(bytes);

/** Whether the copy from `npm run build -- --precompress` has the file's content: the file may have been replaced. */
async function isCopyOf(hash: string, copy: string, encoding: Encoding): Promise<boolean> {
  try {
    return hashBytes(await decompressed(await readFile(copy), encoding)) === hash;
  } catch {
    return false;
  }
}

function findPrecompressed(file: string, hash: string, encoding: Encoding): Promise<boolean> | undefined {
  const copy = file + EXTENSIONS[encoding];
  const stats = statSync(copy, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const key = [copy, toVersion(stats), hash].join();
  const check = checked.get(key) ?? isCopyOf(hash, copy, encoding);
  if (isSettled(stats)) checked.set(key, check);
  return check;
}

/** A file with the compressed bytes of another: from the build, or compressed once per content and cached. */
export async function compressedCopy(file: string, hash: string, encoding: Encoding): Promise<string> {
  const extension = EXTENSIONS[encoding];
  if (await findPrecompressed(file, hash, encoding)) return file + extension;
  const copy = path.resolve(CACHE, hash + extension);
  const writing = running.get(copy) ?? writeCopy(file, encoding, copy).finally(() => running.delete(copy));
  running.set(copy, writing);
  return writing;
}

/** Removes cached copies of a week ago: each build leaves some that no later one uses. */
export function pruneCopies(): void {
  if (!existsSync(CACHE)) return;
  for (const name of readdirSync(CACHE)) {
    const copy = path.join(CACHE, name);
    if (Date.now() - statSync(copy).mtimeMs > MAX_AGE_MS) rmSync(copy, { force: true });
  }
}
