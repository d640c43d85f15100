import { PixelGrid } from './PixelGrid.ts';

export interface Animation {
  name: string;
  /** Indices into the sheet, counted row by row from the top left. */
  frames: number[];
  /** How long each frame shows, in milliseconds. */
  frameMs: number;
  loop: boolean;
}

export interface Sheet {
  grid: PixelGrid;
  columns: number;
  rows: number;
  spriteWidth: number;
  spriteHeight: number;
  animations: Animation[];
}

/** Lays equal-sized sprites out in rows; a row may be shorter than the sheet is wide. */
export function buildSheet(rows: PixelGrid[][], animations: Animation[] = []): Sheet {
  const first = rows[0]?.[0];
  if (!first) throw new Error('A sheet needs at least one sprite.');
  const columns = Math.max(...rows.map((row) => row.length));
  const grid = new PixelGrid(columns * first.width, rows.length * first.height);
  rows.forEach((row, y) => row.forEach((sprite, x) => grid.stamp(sprite, x * first.width, y * first.height)));
  return { grid, columns, rows: rows.length, spriteWidth: first.width, spriteHeight: first.height, animations };
}

/** Names a run of frames: `count` frames from `first` on. */
export function animation(name: string, first: number, count: number, frameMs: number, loop = true): Animation {
  return { name, frames: Array.from({ length: count }, (_, index) => first + index), frameMs, loop };
}
