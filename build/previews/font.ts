import { readFileSync } from 'node:fs';
import opentype, { type Glyph } from 'opentype.js';

const bytes = readFileSync(new URL('./preview.ttf', import.meta.url));

/** A font of the site's own, so that pictures are the same on every machine. */
export const font = opentype.parse(
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
);

/**
 * Tells the glyph of each character and how far from the beginning of the text it stands, and returns the text's width.
 * The library's own way first looks for scripts and ligatures, which this font does without, and takes ten times as long.
 */
export function visitGlyphs(text: string, size: number, visit?: (glyph: Glyph, x: number) => void): number {
  const scale = size / font.unitsPerEm;
  let x = 0;
  let previous: Glyph | undefined;
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    if (previous) x += (previous.advanceWidth + font.getKerningValue(previous, glyph)) * scale;
    visit?.(glyph, x);
    previous = glyph;
  }
  return x + (previous?.advanceWidth ?? 0) * scale;
}
