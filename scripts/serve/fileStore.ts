import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { extensionToType, isCompressible } from './mediaTypes.ts';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

export type Encoding = 'br' | 'gzip' | 'identity';

interface Stored {
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

/** The file's bytes in an encoding, compressed once. */
export async function bodyOf(stored: Stored, encoding: Encoding): Promise<Buffer> {
  const known = stored.bodies.get(encoding);
  if (known) return known;
  const body = Promise.resolve(stored.bodies.get('identity')).then((raw) => {
    const bytes = raw ?? Buffer.alloc(0);
    return encoding === 'br'
      ? brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } })
      : gzip(bytes, { level: 9 });
  });
  stored.bodies.set(encoding, body);
  return body;
}
