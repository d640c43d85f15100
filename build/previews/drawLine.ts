import { MARGIN, WIDTH } from './design.ts';
import { placeText } from './font.ts';
import { type Coverage, loadCoverage, SUBPIXELS } from './glyphCoverage.ts';
import type { TextLine } from './layoutText.ts';
import { coverageToSteps, EDGE_STEPS, NIGHT_INDEX, textToRampStart } from './palette.ts';

/** The index of a pixel after a glyph covers some steps of it. */
function coverPixel(under: number, steps: number, rampStart: number): number {
  if (under === NIGHT_INDEX) return rampStart + steps;
  // Glyphs may touch.
  if (under > rampStart && under <= rampStart + EDGE_STEPS) return Math.min(under + steps, rampStart + EDGE_STEPS);
  // The palette has edges on the night sky only. In front of a star they are sharp.
  return steps > EDGE_STEPS / 2 ? rampStart + EDGE_STEPS : under;
}

function drawGlyph(indices: Uint8Array, glyph: Coverage, x: number, baseline: number, rampStart: number): void {
  let at = 0;
  for (let row = 0; row < glyph.height; row++) {
    let pixel = (baseline + glyph.top + row) * WIDTH + x + glyph.left;
    for (let column = 0; column < glyph.width; column++, at++, pixel++) {
      const steps = coverageToSteps(glyph.bytes[at]!);
      if (steps > 0) indices[pixel] = coverPixel(indices[pixel]!, steps, rampStart);
    }
  }
}

/** Draws a line of text on an image made of indices. */
export async function drawLine(indices: Uint8Array, { role, text, size, baseline }: TextLine): Promise<void> {
  const placed = placeText(text, size).glyphs.map(({ glyph, x }) => {
    const place = Math.round((MARGIN + x) * SUBPIXELS);
    return { x: Math.floor(place / SUBPIXELS), coverage: loadCoverage(glyph, size, place % SUBPIXELS) };
  });
  const rampStart = textToRampStart(role);
  for (const { x, coverage } of placed) drawGlyph(indices, await coverage, x, baseline, rampStart);
}
