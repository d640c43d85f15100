import { HEIGHT, MARGIN, type Preview, type TextRole, WIDTH } from './design.ts';
import { wrapText } from './wrapText.ts';

/** A line of text that starts at the left margin. */
export interface TextLine {
  role: TextRole;
  text: string;
  size: number;
  /** A whole number, so that stems end sharp. */
  baseline: number;
}

/** Ends where the logo begins: the third line of a title reaches down to it. */
const TITLE_WIDTH = 820;
const TITLE_TOP = 150;
const TITLE_SIZE = 76;
const SMALL_TITLE_SIZE = 60;
const SMALL_FROM_LENGTH = 60;
const LINE_HEIGHT = 1.15;
const MAX_LINES = 3;
const KICKER = { role: 'kicker', size: 36, baseline: 100 } as const;
const KICKER_WIDTH = WIDTH - 2 * MARGIN;

/** The name of the site, which stands on the shared scenery. */
export const BRAND: TextLine = { role: 'brand', text: 'Excalibur.js', size: 40, baseline: HEIGHT - 90 };

/** The part of the site and, below it, the title in up to three lines. */
export function layoutText({ kicker, title }: Preview): TextLine[] {
  const size = title.length > SMALL_FROM_LENGTH ? SMALL_TITLE_SIZE : TITLE_SIZE;
  const kickers = wrapText(kicker, KICKER.size, KICKER_WIDTH, 1).map((text): TextLine => ({ ...KICKER, text }));
  const titles = wrapText(title, size, TITLE_WIDTH, MAX_LINES).map((text, index): TextLine => {
    const baseline = Math.round(TITLE_TOP + size + index * size * LINE_HEIGHT);
    return { role: 'title', text, size, baseline };
  });
  return [...kickers, ...titles];
}
