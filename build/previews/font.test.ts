import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import { describe, expect, it } from 'vitest';
import { glyphToSvg, measureText, placeText } from './font.ts';

const bytes = readFileSync(new URL('./latin.ttf', import.meta.url));
const latin = opentype.parse(new Uint8Array(bytes).buffer);

const LATIN_1 = Array.from({ length: 0xff - 0xa1 + 1 }, (_, index) => String.fromCodePoint(0xa1 + index));
const LATIN_EXTENDED_A = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x100 + index));
const isDrawn = (character: string): boolean => glyphToSvg(placeText(character, 76).glyphs[0]!.glyph, 0, 0, 76) !== '';

describe('the font of previews', () => {
  it.each(['AV Type, Wave', 'office ffi fl waffle', 'Größe façade “1 ½”', '日本 😀', ''])(
    'sets a text as wide as the library does: %s',
    (text) => expect(measureText(text, 76)).toBeCloseTo(latin.getAdvanceWidth(text, 76)),
  );

  it('has the letters of all European languages in Latin script', () => {
    // The font itself has no long s, which no language has used for two hundred years.
    const missing = [...LATIN_1, ...LATIN_EXTENDED_A].filter((character) => !isDrawn(character));
    expect(missing).toEqual(['ſ']);
    expect([...'ẞȘșȚț€'].filter((character) => !isDrawn(character))).toEqual([]);
  });

  it('writes no number that SVG cannot read', () => {
    const svg = placeText('A title of three full lines, Łódź', 60)
      .glyphs.map(({ glyph, x }) => glyphToSvg(glyph, x, 210, 60))
      .join('');
    expect(svg).not.toMatch(/NaN|undefined|d="[^"]*e/);
  });
});
