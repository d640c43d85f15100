import path from 'node:path';
import { lookup } from 'mrmime';

/** Formats of map editors that the public registry of media types doesn't know. */
const GAME_TYPES: Readonly<Record<string, string>> = {
  '.tmx': 'application/xml',
  '.tsx': 'application/xml',
  '.tmj': 'application/json',
  '.ldtk': 'application/json',
};

const TEXT = /^(text\/|application\/(json|xml|javascript))/;
const COMPRESSIBLE = /^(text\/|application\/(json|xml|javascript|manifest\+json|wasm)|image\/svg)/;

/** The media type of a file by its extension, with the charset where the type is text. */
export function fileToType(file: string): string {
  const type = GAME_TYPES[path.extname(file).toLowerCase()] ?? lookup(file) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/** Images, sounds and archives are compressed already. */
export const isCompressible = (type: string): boolean => COMPRESSIBLE.test(type);
