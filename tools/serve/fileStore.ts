import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from './encoding.ts';
import { extensionToType } from './mediaTypes.ts';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const MB = 1024 * 1024;
const MIN_CHUNK_BYTES = 16 * 1024;
/** Larger files are streamed from disk, as they are, and never held. */
export const MAX_HELD_BYTES = 8 * MB;
/** What all held files may take before the one unused for longest is let go; compressed copies come on top. */
const MAX_ALL_HELD_BYTES = 256 * MB;

export interface Stored {
  file: string;
  size: number;
  mtimeMs: number;
  type: string;
  /** The name of the bytes as they are on disk. */
  tag: string;
  /** Empty for a file that is streamed. */
  bodies: Map<Encoding, Promise<Buffer>>;
}

const held = new Map<string, Stored>();
const beingRead = new Map<string, Promise<Stored>>();
let heldBytes = 0;

function letGo(file: string): void {
  heldBytes -= held.get(file)?.size ?? 0;
  held.delete(file);
}

function hold(stored: Stored): void {
  letGo(stored.file);
  held.set(stored.file, stored);
  heldBytes += stored.size;
  for (const file of held.keys()) {
    if (heldBytes <= MAX_ALL_HELD_BYTES) break;
    letGo(file);
  }
}

async function read(file: string, size: number, mtimeMs: number): Promise<Stored> {
  const facts = { file, size, mtimeMs, type: extensionToType(path.extname(file)) };
  if (size > MAX_HELD_BYTES)
    return { ...facts, tag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`, bodies: new Map() };
  const raw = await readFile(file);
  const tag = createHash('sha1').update(raw).digest('base64url');
  const stored: Stored = { ...facts, size: raw.length, tag, bodies: new Map([['identity', Promise.resolve(raw)]]) };
  hold(stored);
  return stored;
}

/** A file's facts and bytes, read from disk once for all who ask at the same time, and again only when it changed. */
export async function findStored(file: string): Promise<Stored> {
  // Answered from the kernel's memory; asked of the thread pool it would queue with the compression of other files.
  const { mtimeMs, size } = statSync(file);
  const known = held.get(file);
  if (known?.mtimeMs === mtimeMs) {
    // Last in the order of those to be let go.
    held.delete(file);
    held.set(file, known);
    return known;
  }
  const running = beingRead.get(file);
  if (running) return running;
  const reading = read(file, size, mtimeMs).finally(() => beingRead.delete(file));
  beingRead.set(file, reading);
  return reading;
}

async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  // One piece: each piece of output queues for a thread anew, which takes a large file a minute under load.
  const chunkSize = Math.max(bytes.length, MIN_CHUNK_BYTES);
  const packed =
    encoding === 'br'
      ? await brotli(bytes, { chunkSize, params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await gzip(bytes, { chunkSize, level: 9 });
  // A copy of the right size lets the piece go.
  return Buffer.from(packed);
}

/** The copy the build laid beside the file, unless the file was changed after it. */
async function readPrecompressed({ file, mtimeMs }: Stored, encoding: Encoding): Promise<Buffer | undefined> {
  const copy = file + (encoding === 'br' ? '.br' : '.gz');
  try {
    return statSync(copy).mtimeMs >= mtimeMs ? await readFile(copy) : undefined;
  } catch {
    return undefined;
  }
}

/** The file's bytes in an encoding, compressed once; nothing for a file that is streamed. */
export function bodyOf(stored: Stored, encoding: Encoding): Promise<Buffer> | undefined {
  const raw = stored.bodies.get('identity');
  const known = stored.bodies.get(encoding);
  if (known || !raw) return known;
  const body = raw.then(async (bytes) => (await readPrecompressed(stored, encoding)) ?? compress(bytes, encoding));
  stored.bodies.set(encoding, body);
  return body;
}
