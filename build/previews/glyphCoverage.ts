import type { Glyph } from 'opentype.js';
import sharp from 'sharp';
import { glyphToSvg, UNITS_PER_EM } from './font.ts';

/** A glyph as pixels. */
export interface Coverage {
  /** Where its upper left pixel lies, relative to the glyph's origin. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** How much of each pixel it covers, from 0 to 255. */
  bytes: Uint8Array;
}

/** Positions within a pixel: finer than one can see, and few enough to render each glyph only a few times. */
export const SUBPIXELS = 4;

async function renderGlyph(glyph: Glyph, size: number, subpixel: number): Promise<Coverage> {
  const { x1, y1, x2, y2 } = glyph.getBoundingBox();
  const scale = size / UNITS_PER_EM;
  // Fonts count upwards, images downwards. One more pixel to the right for the subpixel.
  const [left, top] = [Math.floor(x1 * scale), Math.floor(-y2 * scale)];
  const [width, height] = [Math.ceil(x2 * scale) + 1 - left, Math.ceil(-y1 * scale) - top];
  const path = glyphToSvg(glyph, subpixel / SUBPIXELS, 0, size);
  if (!path) return { left, top, width: 0, height: 0, bytes: new Uint8Array() };
  const box = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
  const bytes = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${path}</svg>`))
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return { left, top, width, height, bytes };
}

const rendered = new Map<Glyph, Map<number, Promise<Coverage>>>();

/** Renders a glyph once per size and subpixel: thousands of previews are made of the same few hundred. */
export function loadCoverage(glyph: Glyph, size: number, subpixel: number): Promise<Coverage> {
  const key = size * SUBPIXELS + subpixel;
  const known = rendered.get(glyph) ?? new Map<number, Promise<Coverage>>();
  rendered.set(glyph, known);
  const coverage = known.get(key) ?? renderGlyph(glyph, size, subpixel);
  known.set(key, coverage);
  return coverage;
}
