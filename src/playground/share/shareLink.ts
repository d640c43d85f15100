import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import type { SourceFile } from '../protocol/messages.ts';

/** The first byte of every link, to distinguish later formats. */
const VERSION = 1;
const HASH_KEY = '#code=';
export const MAX_LINK_CHARS = 30_000;
/** Far larger than any link we create. A small payload can unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 2_000_000;

export interface SharedProject {
  files: SourceFile[];
}

export type ShareResult = { hash: string } | { problem: string };
export type OpenResult = { project: SharedProject } | { problem: string };

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Encodes the files in a URL hash. JSON preserves any text, even lone surrogates. */
export function projectToHash(files: readonly SourceFile[]): ShareResult {
  const packed = deflateSync(strToU8(JSON.stringify(files.map(({ name, text }) => [name, text]))), { level: 9 });
  const hash = HASH_KEY + toBase64Url(Uint8Array.of(VERSION, ...packed));
  if (hash.length <= MAX_LINK_CHARS) return { hash };
  return {
    problem: `This code is too long for a link: it needs ${hash.length.toLocaleString('en')} characters, and ${MAX_LINK_CHARS.toLocaleString('en')} is the limit. Download the project instead.`,
  };
}

export const hasSharedProject = (hash: string): boolean => hash.startsWith(HASH_KEY);

function unpack(bytes: Uint8Array): string {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > MAX_UNPACKED_BYTES) throw new RangeError('too large');
    chunks.push(chunk);
  });
  // Unpack in small chunks, so that the limit applies before much memory is used.
  for (let from = 0; from < bytes.length; from += 512) {
    inflate.push(bytes.subarray(from, from + 512), from + 512 >= bytes.length);
  }
  const joined = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return strFromU8(joined);
}

function readFiles(text: string): SourceFile[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || list.length === 0) throw new TypeError('no files');
  return list.map((item: unknown) => {
    if (!Array.isArray(item) || typeof item[0] !== 'string' || typeof item[1] !== 'string')
      throw new TypeError('not a file');
    return { name: item[0], text: item[1] };
  });
}

/** Decodes a hash written by `projectToHash`. A damaged or foreign link yields a message and never throws. */
export function hashToProject(hash: string): OpenResult {
  try {
    const bytes = fromBase64Url(hash.slice(HASH_KEY.length));
    if (bytes[0] !== VERSION)
      return { problem: 'This link was made by another version of the playground and cannot be opened here.' };
    return { project: { files: readFiles(unpack(bytes.subarray(1))) } };
  } catch {
    return { problem: 'This link is damaged: part of it may have been cut off. Ask for it again, as a whole.' };
  }
}
