import { readFileSync } from 'node:fs';
import opentype, { type Font, type Glyph } from 'opentype.js';

function loadFont(file: URL): Font {
  const bytes = readFileSync(file);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
}

/** The font package ships Latin letters and their extension as two files, drawn in the same units. */
const latin = loadFont(new URL('./latin.ttf', import.meta.url));
const extended = loadFont(new URL('./latin-extended.ttf', import.meta.url));
export const UNITS_PER_EM = latin.unitsPerEm;

export interface PlacedGlyph {
  glyph: Glyph;
  /** Its distance from the start of the text in pixels. */
  x: number;
}

export interface PlacedText {
  glyphs: PlacedGlyph[];
  width: number;
}

/** A character neither file has leaves a gap. */
const findFont = (character: string): Font =>
  !latin.hasChar(character) && extended.hasChar(character) ? extended : latin;

/**
 * Places the glyphs of a text, kerned as the font says. The library's own layout also looks for scripts and ligatures,
 * which this font does without, and takes ten times as long.
 */
export function placeText(text: string, size: number): PlacedText {
  const scale = size / UNITS_PER_EM;
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  let last: { font: Font; glyph: Glyph } | undefined;
  for (const character of text) {
    const font = findFont(character);
    const glyph = font.charToGlyph(character);
    if (last?.font === font) x += font.getKerningValue(last.glyph, glyph) * scale;
    glyphs.push({ glyph, x });
    x += glyph.advanceWidth * scale;
    last = { font, glyph };
  }
  return { glyphs, width: x };
}

export const measureText = (text: string, size: number): number => placeText(text, size).width;

const PATH_FORMAT = { decimalPlaces: 0, optimize: false, flipY: false };

/**
 * The outline of a glyph as an SVG path with its baseline at the given place. It's written in the font's own units, which
 * are whole numbers, and scaled by SVG: of tiny fractions the library makes `NaN`.
 */
export function glyphToSvg(glyph: Glyph, x: number, baseline: number, size: number): string {
  const path = glyph.getPath(0, 0, UNITS_PER_EM).toPathData(PATH_FORMAT);
  return path && `<path transform="translate(${x} ${baseline}) scale(${size / UNITS_PER_EM})" d="${path}"/>`;
}
