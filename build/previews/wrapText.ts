import { measureText } from './font.ts';

interface Part {
  text: string;
  /** What stands between it and the part before, when both share a line. */
  gap: '' | ' ';
}

type Fits = (text: string) => boolean;

/** A line may break between words and, in a name too long for a line, between the words it is made of: `WebGL|Options`. */
const textToParts = (text: string, fits: Fits): Part[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const pieces = fits(word) ? [word] : word.split(/(?<=[\p{L}\d])(?=\p{Lu}\p{Ll})/u);
      return pieces.map((piece, index): Part => ({ text: piece, gap: index === 0 ? ' ' : '' }));
    });

/** The longest beginning of the text that leaves room for an ellipsis; the text itself where it fits. */
function cutToFit(text: string, fits: Fits): string {
  if (fits(text)) return text;
  let fitting = 1;
  let tooLong = text.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(`${text.slice(0, middle)}…`)) fitting = middle;
    else tooLong = middle;
  }
  return `${text.slice(0, fitting).trimEnd()}…`;
}

/** Breaks a text into at most `maxLines` lines that fit the width; one that's still too long ends in an ellipsis. */
export function wrapText(text: string, size: number, width: number, maxLines: number): string[] {
  const fits: Fits = (line) => measureText(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const part of textToParts(text, fits)) {
    const longer = line ? line + part.gap + part.text : part.text;
    if (!line || lines.length === maxLines - 1 || fits(longer)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = part.text;
  }
  return [...lines, line].map((full) => cutToFit(full, fits));
}
