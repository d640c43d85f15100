import type { Glyph } from 'opentype.js';
import type { Ink } from './design.ts';
import { visitGlyphs } from './font.ts';
import { type Mask, rasterise } from './rasterise.ts';

/** A letter as it stands in a picture: the place of its upper left pixel. */
export interface PlacedGlyph {
  mask: Mask;
  x: number;
  y: number;
  ink: Ink;
}

/** Letters stand on quarters of a pixel: finer than one sees, and few enough to draw each of them only once. */
const PLACES_PER_PIXEL = 4;
const masks = new Map<string, Mask>();

function glyphToMask(glyph: Glyph, size: number, place: number): Mask {
  const key = `${glyph.index} ${size} ${place}`;
  const kept = masks.get(key);
  if (kept) return kept;
  const mask = rasterise(glyph.getPath(place / PLACES_PER_PIXEL, 0, size).commands);
  masks.set(key, mask);
  return mask;
}

/** A line of text, spaced and kerned as the font wants it. Its baseline lies on a whole pixel, so that stems end sharp. */
export function placeText(text: string, left: number, baseline: number, size: number, ink: Ink): PlacedGlyph[] {
  const placed: PlacedGlyph[] = [];
  const y = Math.round(baseline);
  visitGlyphs(text, size, (glyph, distance) => {
    const places = Math.round((left + distance) * PLACES_PER_PIXEL);
    const x = Math.floor(places / PLACES_PER_PIXEL);
    const mask = glyphToMask(glyph, size, places % PLACES_PER_PIXEL);
    // A space has no pixels.
    if (mask.height > 0) placed.push({ mask, x: x + mask.left, y: y + mask.top, ink });
  });
  return placed;
}

/** Tells of every pixel that has ink, how many of COVER_STEPS parts of it. */
export function visitInk({ mask, x, y }: PlacedGlyph, visit: (x: number, y: number, cover: number) => void): void {
  const { width, cover } = mask;
  for (let at = 0, row = y; at < cover.length; row++)
    for (let column = x; column < x + width; column++, at++) {
      if (cover[at] !== 0) visit(column, row, cover[at]!);
    }
}
