import { visitGlyphs } from './font.ts';

export const measure = (text: string, size: number): number => visitGlyphs(text, size);

/** Breaks a text into lines that fit; what is left after the last line ends in an ellipsis. */
export function wrapText(text: string, size: number, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/);
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (lines.length === maxLines - 1)
      return [...lines, cutToFit(`${line} ${words.slice(index).join(' ')}`.trim(), size, width)];
    if (line) lines.push(line);
    line = word;
  }
  return [...lines, cutToFit(line, size, width)];
}

function cutToFit(text: string, size: number, width: number): string {
  if (measure(text, size) <= width) return text;
  let fitting = 1;
  let tooLong = text.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (measure(`${text.slice(0, middle)}…`, size) <= width) fitting = middle;
    else tooLong = middle;
  }
  return `${text.slice(0, fitting).trimEnd()}…`;
}
