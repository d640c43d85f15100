import { MARGIN, type Preview, WIDTH } from './design.ts';
import { type PlacedGlyph, placeText } from './glyphs.ts';
import { wrapText } from './wrapText.ts';

/** Ends where the logo begins, beside which the third line stands. */
const TITLE_WIDTH = 820;
const KICKER_WIDTH = WIDTH - 2 * MARGIN;
const KICKER_SIZE = 36;
const KICKER_BASELINE = 100;
const TITLE_TOP = 150;
const LINE_HEIGHT = 1.15;
const MAX_LINES = 3;

/** Where the letters of a preview stand: the part of the site, below it the title in up to three lines. */
export function layoutPreview({ kicker, title }: Preview): PlacedGlyph[] {
  const size = title.length > 60 ? 60 : 76;
  const lines = wrapText(title, size, TITLE_WIDTH, MAX_LINES);
  return [
    ...wrapText(kicker, KICKER_SIZE, KICKER_WIDTH, 1).flatMap((line) =>
      placeText(line, MARGIN, KICKER_BASELINE, KICKER_SIZE, 'kicker'),
    ),
    ...lines.flatMap((line, index) =>
      placeText(line, MARGIN, TITLE_TOP + size + index * size * LINE_HEIGHT, size, 'title'),
    ),
  ];
}
