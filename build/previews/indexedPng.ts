import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { HEIGHT, WIDTH } from './design.ts';
import type { Rgb } from './palette.ts';

// The layout of a PNG file: 8 bytes of signature, then the header chunk with its length, name, 13 bytes and checksum.
const HEADER_NAME = 12;
const COLOR_TYPE = 25;
const HEADER_CHECKSUM = 29;
const HEADER_END = 33;
const INDEXED = 3;

/** Level 9 saves a sixth of the bytes at most and takes four times as long. */
const COMPRESSION_LEVEL = 6;

function buildPaletteChunk(palette: readonly Rgb[]): Buffer {
  const body = Buffer.concat([Buffer.from('PLTE'), Buffer.from(palette.flat())]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/**
 * Encodes an image whose pixels are indices into a palette. sharp would find a palette of its own for every image, which
 * takes six times as long. So it encodes the indices as shades of gray, and the header then says what they are.
 */
export async function indicesToPng(indices: Uint8Array, palette: readonly Rgb[]): Promise<Buffer> {
  const gray = await sharp(indices, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .toColorspace('b-w')
    .png({ compressionLevel: COMPRESSION_LEVEL })
    .toBuffer();
  gray.writeUInt8(INDEXED, COLOR_TYPE);
  gray.writeUInt32BE(crc32(gray.subarray(HEADER_NAME, HEADER_CHECKSUM)), HEADER_CHECKSUM);
  return Buffer.concat([gray.subarray(0, HEADER_END), buildPaletteChunk(palette), gray.subarray(HEADER_END)]);
}
