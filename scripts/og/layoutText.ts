import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';

const bytes = readFileSync(new URL('./preview.ttf', import.meta.url));
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);

export const measure = (text: string, size: number): number => font.getAdvanceWidth(text, size);

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
  let cut = text;
  while (cut.length > 1 && measure(`${cut}…`, size) > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

const POINTS = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;

/** A line of text as an outline, so that the picture is the same on every machine. */
export function textToPath(text: string, x: number, y: number, size: number): string {
  // The library's own serialiser writes NaN for numbers very close to zero.
  return font
    .getPath(text, x, y, size)
    .commands.map((command) => {
      const points = POINTS.flatMap((key) => command[key] ?? []);
      return command.type + points.map((point) => point.toFixed(1)).join(' ');
    })
    .join('');
}
