import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const ALREADY_COMPRESSED = /\.(woff2|png|webp|avif|jpg|mp3|ogg|wav)$/;

/** The transfer size of a file in bytes. */
export const measureSize = async (file: string, bytes: Buffer): Promise<number> =>
  ALREADY_COMPRESSED.test(file) ? bytes.length : (await compress(bytes)).length;
