import { PixelGrid } from './PixelGrid.ts';
import { isInk } from './palette.ts';

/** Parses a pixel drawing: one letter per pixel (see PALETTE), `.` or a space for transparent, one line per row. */
export function drawing(text: string): PixelGrid {
  const rows = text
    .replace(/^\n/, '')
    .replace(/\n\s*$/, '')
    .split('\n');
  const indent = Math.min(...rows.filter((row) => row.trim()).map((row) => row.length - row.trimStart().length));
  const lines = rows.map((row) => row.slice(indent).trimEnd());
  const grid = new PixelGrid(Math.max(...lines.map((line) => line.length)), lines.length);
  lines.forEach((line, y) => {
    [...line].forEach((letter, x) => {
      if (isInk(letter)) grid.set(x, y, letter);
      else if (letter !== '.' && letter !== ' ') throw new Error(`No ink "${letter}" in row ${y + 1} of "${line}".`);
    });
  });
  return grid;
}
