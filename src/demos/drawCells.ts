import { PALETTE } from './draw/palette.ts';
import type { Paint, Pen } from './draw/pen.ts';
import type { CellGrid } from './cellGrid.ts';

const NO_FILL = '#00000000';

/** The position of a map of square cells on a stage. */
export interface Area {
  x: number;
  y: number;
  /** Side of a cell. */
  size: number;
  columns: number;
  rows: number;
}

/** Outlines a cell, inside its border. */
export function frameCell(pen: Pen, area: Area, column: number, row: number, paint: Paint, thickness: number): void {
  frameCells(pen, area, { column, row, columns: 1, rows: 1 }, paint, thickness);
}

export interface Block {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/** Outlines a block of cells, inside its border. */
export function frameCells(pen: Pen, { x, y, size }: Area, block: Block, paint: Paint, thickness: number): void {
  const left = x + block.column * size + thickness / 2;
  const top = y + block.row * size + thickness / 2;
  const [width, height] = [block.columns * size - thickness, block.rows * size - thickness];
  pen.rect(left, top, width, height, NO_FILL, { stroke: paint, thickness });
}

export function drawGridLines(
  pen: Pen,
  { x, y, size, columns, rows }: Area,
  paint: Paint = PALETTE.grid,
  thickness = 1,
): void {
  for (let column = 0; column <= columns; column++)
    pen.line(x + column * size, y, x + column * size, y + rows * size, paint, thickness);
  for (let row = 0; row <= rows; row++)
    pen.line(x, y + row * size, x + columns * size, y + row * size, paint, thickness);
}

/** Fills all cells with a value. Adjacent cells in a row become one rectangle, which is cheaper on large maps. */
export function fillCells(pen: Pen, grid: CellGrid, { x, y, size }: Area, value: number, paint: Paint): void {
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const start = column;
      while (column < grid.columns && grid.cells[row * grid.columns + column] === value) column++;
      if (column > start) pen.rect(x + start * size, y + row * size, (column - start) * size, size, paint);
    }
  }
}
