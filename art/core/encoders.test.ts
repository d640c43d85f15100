import { describe, expect, it } from 'vitest';
import { logo } from '../brand/logo.ts';
import { decodeImage } from './decode.ts';
import { pngsToIco } from './ico.ts';
import { gridToPng, gridToRaster, gridToWebp } from './raster.ts';
import { gridToPaths, gridToSvg } from './svg.ts';
import { PixelGrid } from './PixelGrid.ts';

describe('image files', () => {
  it('preserve every pixel, as PNG and as WebP', async () => {
    const pixels = gridToRaster(logo, 2).rgba;
    expect((await decodeImage(await gridToPng(logo, 2))).rgba).toEqual(pixels);
    expect((await decodeImage(await gridToWebp(logo, 2))).rgba).toEqual(pixels);
  });
});

describe('SVG paths', () => {
  it('cover each pixel once, in its ink', () => {
    const covered = new PixelGrid(logo.width, logo.height);
    for (const { ink, d } of gridToPaths(logo)) {
      for (const [, x, y, width, height] of d.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\3z/g)) {
        for (let dy = 0; dy < Number(height); dy++) {
          for (let dx = 0; dx < Number(width); dx++) {
            expect(covered.get(Number(x) + dx, Number(y) + dy)).toBeUndefined();
            covered.set(Number(x) + dx, Number(y) + dy, ink);
          }
        }
      }
    }
    expect(covered.cells).toEqual(logo.cells);
  });

  it('have a title', () => {
    expect(gridToSvg(logo, 'Mark')).toContain('<title>Mark</title>');
  });
});

describe('ICO files', () => {
  it('list their images with size and offset', () => {
    const [small, large] = [Buffer.from('small'), Buffer.from('larger')];
    const ico = pngsToIco([
      { size: 16, png: small },
      { size: 48, png: large },
    ]);
    expect(ico.readUInt16LE(4)).toBe(2);
    expect([ico[6], ico[22]]).toEqual([16, 48]);
    const offset = ico.readUInt32LE(34);
    expect(ico.subarray(offset, offset + ico.readUInt32LE(30))).toEqual(large);
  });
});
