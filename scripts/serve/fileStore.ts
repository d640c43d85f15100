import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { extensionToType, isCompressible } from './mediaTypes.ts';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

export type Encoding = 'br' | 'gzip' | 'identity';

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

interface Stored {
  file: string;
  mtimeMs: number;
  type: string;
  etag: string;
  lastModified: string;
  bodies: Map<Encoding, Promise<Buffer>>;
}

const files = new Map<string, Stored>();

async function store(file: string, mtimeMs: number): Promise<Stored> {
  const raw = await readFile(file);
  const stored: Stored = {
    file,
    mtimeMs,
    type: extensionToType(path.extname(file)),
    etag: `"${createHash('sha1').update(raw).digest('base64url')}"`,
    lastModified: new Date(mtimeMs).toUTCString(),
    bodies: new Map([['identity', Promise.resolve(raw)]]),
  };
  files.set(file, stored);
  return stored;
}

/** A file's facts, read from disk once and again only when it changed. */
export async function findStored(file: string): Promise<Stored> {
  const { mtimeMs } = await stat(file);
  const known = files.get(file);
  return known?.mtimeMs === mtimeMs ? known : store(file, mtimeMs);
}

/** The best encoding both sides know; pictures, sounds and archives travel as they are. */
export function chooseEncoding(accepted: string, type: string): Encoding {
  if (!isCompressible(type)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** The copy the build laid beside the file, unless the file was changed after it. */
async function readPrecompressed({ file, mtimeMs }: Stored, encoding: 'br' | 'gzip'): Promise<Buffer | undefined> {
  const copy = file + ENDINGS[encoding];
  try {
    return (await stat(copy)).mtimeMs >= mtimeMs ? await readFile(copy) : undefined;
  } catch {
    return undefined;
  }
}

async function compress(stored: Stored, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const ready = await readPrecompressed(stored, encoding);
  if (ready) return ready;
  const raw = (await stored.bodies.get('identity')) ?? Buffer.alloc(0);
  return encoding === 'br'
    ? brotli(raw, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gzip(raw, { level: 9 });
}

/** The file's bytes in an encoding, compressed once. */
export async function bodyOf(stored: Stored, encoding: Encoding): Promise<Buffer> {
  const known = stored.bodies.get(encoding);
  if (known || encoding === 'identity') return known ?? Buffer.alloc(0);
  const body = compress(stored, encoding);
  stored.bodies.set(encoding, body);
  return body;
}
