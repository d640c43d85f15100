/** A map of small numbers in row-major order. `cells` is never mutated after the grid is created. */
export interface CellGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export function buildGrid(columns: number, rows: number, valueAt: (x: number, y: number) => number): CellGrid {
  const cells = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) cells[y * columns + x] = valueAt(x, y);
  return { columns, rows, cells };
}

export const isInside = ({ columns, rows }: CellGrid, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < columns && y < rows;

export const cellAt = (grid: CellGrid, x: number, y: number, outside = 0): number =>
  isInside(grid, x, y) ? (grid.cells[y * grid.columns + x] ?? outside) : outside;

/** A copy of the grid with one cell changed. */
export function withCell(grid: CellGrid, x: number, y: number, value: number): CellGrid {
  if (!isInside(grid, x, y) || cellAt(grid, x, y) === value) return grid;
  const cells = grid.cells.slice();
  cells[y * grid.columns + x] = value;
  return { ...grid, cells };
}

export const countCells = (grid: CellGrid, value: number): number =>
  grid.cells.reduce((count, cell) => (cell === value ? count + 1 : count), 0);

/** Parses a grid from rows of text: `#` is 1, anything else 0. */
export function parseGrid(drawn: string): CellGrid {
  const lines = drawn
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return buildGrid(lines[0]?.length ?? 0, lines.length, (x, y) => (lines[y]?.[x] === '#' ? 1 : 0));
}

export const gridToText = ({ columns, rows, cells }: CellGrid): string =>
  Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => (cells[y * columns + x] ? '#' : '.')).join(''),
  ).join('\n');
