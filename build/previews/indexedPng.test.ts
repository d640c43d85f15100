import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Colour, colourToBytes } from './colours.ts';
import { buildIndexedPng, compressRows, FAST, THOROUGH, widthToStride } from './indexedPng.ts';

const PALETTE: Colour[] = Array.from({ length: 256 }, (_, at) => (at * 0x01_35_79) % 0x1_00_00_00);

/** Puts the byte before each row that says it is not filtered. */
function pixelsToRows(pixels: Uint8Array, width: number): Uint8Array {
  const rows = new Uint8Array((pixels.length / width) * widthToStride(width));
  for (let row = 0; row * width < pixels.length; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * widthToStride(width) + 1);
  return rows;
}

const readPixels = (png: Buffer): Promise<Buffer> => sharp(png, { failOn: 'warning' }).removeAlpha().raw().toBuffer();

/** A width, the rows, and the row at which they are cut in two. */
const cutPictures = fc
  .record({ width: fc.integer({ min: 1, max: 90 }), height: fc.integer({ min: 1, max: 90 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      cut: fc.integer({ min: 0, max: height }),
      pixels: fc.uint8Array({ minLength: width * height, maxLength: width * height }),
    }),
  );

describe('a picture with a palette', () => {
  it('is read as it was written, whatever it shows and wherever it was cut', async () => {
    await fc.assert(
      fc.asyncProperty(cutPictures, async ({ width, height, cut, pixels }) => {
        const rows = pixelsToRows(pixels, width);
        const middle = cut * widthToStride(width);
        const pieces = [compressRows(rows.subarray(0, middle), THOROUGH), compressRows(rows.subarray(middle), FAST)];
        const png = buildIndexedPng({ width, height, palette: PALETTE, pieces });
        const expected = [...pixels].flatMap((pixel) => colourToBytes(PALETTE[pixel]!));
        expect([...(await readPixels(png))]).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('has the right checksum when it is large', async () => {
    const [width, height] = [1200, 630];
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => 255 - ((at * at) % 7));
    const rows = pixelsToRows(pixels, width);
    const pieces = [0, 200, 400].map((row) =>
      compressRows(rows.subarray(row * 1201, row === 400 ? undefined : (row + 200) * 1201), FAST),
    );
    const seen = await readPixels(buildIndexedPng({ width, height, palette: PALETTE, pieces }));
    expect(seen.equals(Buffer.from([...pixels].flatMap((pixel) => colourToBytes(PALETTE[pixel]!))))).toBe(true);
  });
});
