import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { buildSheet, type Sheet } from '../core/sheet.ts';
import { GLYPH_BANDS, GLYPH_HEIGHT, GLYPH_WIDTH, GLYPHS_PER_BAND } from './glyphs.ts';

const FIRST_CODE = 32;
const LAST_CODE = 126;

/** The `alphabet` option for `SpriteFont`: the characters in sheet order. */
export const ALPHABET = Array.from({ length: LAST_CODE - FIRST_CODE + 1 }, (_, index) =>
  String.fromCharCode(FIRST_CODE + index),
).join('');

/** The pixels of one glyph; throws for characters outside the alphabet. */
export function drawGlyph(character: string, ink: Ink = 'w'): PixelGrid {
  const index = character.charCodeAt(0) - FIRST_CODE;
  const rows = GLYPH_BANDS[Math.floor(index / GLYPHS_PER_BAND)]?.trim().split('\n');
  if (!rows || character.length !== 1)
    throw new Error(`The font has no "${character}"; it covers character codes 32 to 126.`);
  const left = (index % GLYPHS_PER_BAND) * (GLYPH_WIDTH + 1);
  const grid = new PixelGrid(GLYPH_WIDTH, GLYPH_HEIGHT);
  return grid.paint((x, y) => (rows[y]?.[left + x] === '#' ? ink : undefined));
}

/** Draws one line of text. */
export function drawText(target: PixelGrid, text: string, x: number, y: number, ink: Ink): void {
  [...text].forEach((character, index) => target.stamp(drawGlyph(character, ink), x + index * (GLYPH_WIDTH + 1), y));
}

function buildFont(width: number, height: number, draw: (character: string) => PixelGrid): Sheet {
  const cells = [...ALPHABET].map((character) => new PixelGrid(width, height).stamp(draw(character), 0, 0));
  const rows = Array.from({ length: GLYPH_BANDS.length }, (_, row) =>
    cells.slice(row * GLYPHS_PER_BAND, (row + 1) * GLYPHS_PER_BAND),
  );
  return buildSheet(rows);
}

/** White glyphs in 6×10 cells, to tint or use as is. */
export function buildPlainFont(): Sheet {
  return buildFont(GLYPH_WIDTH + 1, GLYPH_HEIGHT + 1, (character) => drawGlyph(character));
}

/** White glyphs with a dark outline in 7×11 cells, readable on any background. */
export function buildOutlinedFont(): Sheet {
  const [width, height] = [GLYPH_WIDTH + 2, GLYPH_HEIGHT + 2];
  return buildFont(width, height, (character) =>
    new PixelGrid(width, height).stamp(drawGlyph(character), 1, 1).outlined('k', { corners: true }),
  );
}
