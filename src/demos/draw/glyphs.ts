// Text on the engine: its Text class creates a texture per string, but a demo shows hundreds of changing numbers.
// So all glyphs are drawn once, in white, into an atlas, and strings are composed from it.
const LETTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~√∞·→←↑↓×°…–½²≤≥✓✗';
const SIZE_PX = 40;
const CELL_PX = 56;
const COLUMNS = 16;

interface Glyph {
  x: number;
  y: number;
  advance: number;
}

export interface Glyphs {
  image: HTMLCanvasElement;
  cellPx: number;
  sizePx: number;
  /** Unknown characters become a question mark. */
  glyphOf(letter: string): Glyph;
}

/** Draws the glyphs in the page's font. */
export function createGlyphs(fontFamily: string): Glyphs {
  const letters = [...LETTERS];
  const image = document.createElement('canvas');
  image.width = COLUMNS * CELL_PX;
  image.height = Math.ceil(letters.length / COLUMNS) * CELL_PX;
  const context = image.getContext('2d')!;
  context.font = `700 ${SIZE_PX}px ${fontFamily}`;
  context.textBaseline = 'middle';
  context.fillStyle = '#fff';
  const glyphs = new Map(
    letters.map((letter, index): [string, Glyph] => {
      const x = (index % COLUMNS) * CELL_PX;
      const y = Math.floor(index / COLUMNS) * CELL_PX;
      context.fillText(letter, x + 4, y + CELL_PX / 2);
      return [letter, { x, y, advance: context.measureText(letter).width }];
    }),
  );
  return { image, cellPx: CELL_PX, sizePx: SIZE_PX, glyphOf: (letter) => glyphs.get(letter) ?? glyphs.get('?')! };
}

/** Left padding of each glyph in its cell. */
export const GLYPH_INSET_PX = 4;
