import sharp from 'sharp';
import { expect, it } from 'vitest';
import { HEIGHT, WIDTH } from './design.ts';
import { indicesToPng } from './indexedPng.ts';
import type { Rgb } from './palette.ts';

const PALETTE = Array.from({ length: 256 }, (_, at): Rgb => [at, (at * 7) % 256, 255 - at]);

it('an image of indices is read as the colors of its palette', async () => {
  const indices = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at * at) % 256);
  const png = await indicesToPng(indices, PALETTE);
  const image = sharp(png, { failOn: 'warning' });
  expect(await image.metadata()).toMatchObject({ width: WIDTH, height: HEIGHT, isPalette: true });
  const pixels = await image.removeAlpha().raw().toBuffer();
  expect(pixels.equals(Buffer.from([...indices].flatMap((index) => PALETTE[index]!)))).toBe(true);
});
