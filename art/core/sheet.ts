import { PixelGrid } from './PixelGrid.ts';

export interface Animation {
  name: string;
  /** Indices into the sheet, in row-major order from the top left. */
  frames: number[];
  /** Duration of each frame in milliseconds. */
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

/** Lays out equal-sized sprites in rows; rows may have fewer sprites than the sheet has columns. */
export function buildSheet(rows: PixelGrid[][], animations: Animation[] = []): Sheet {
  const first = rows[0]?.[0];
  if (!first) throw new Error('A sheet needs at least one sprite.');
  const columns = Math.max(...rows.map((row) => row.length));
  const grid = new PixelGrid(columns * first.width, rows.length * first.height);
  rows.forEach((row, y) => row.forEach((sprite, x) => grid.stamp(sprite, x * first.width, y * first.height)));
  return { grid, columns, rows: rows.length, spriteWidth: first.width, spriteHeight: first.height, animations };
}

/** An animation of `count` consecutive frames, starting at `first`. */
export function animation(name: string, first: number, count: number, frameMs: number, loop = true): Animation {
  return { name, frames: Array.from({ length: count }, (_, index) => first + index), frameMs, loop };
}
