export interface Grid {
  columns: number;
  rows: number;
  /** The cell at a position on the stage. */
  toCell(x: number, y: number): number | undefined;
  /** The center of a cell. */
  toCenter(cell: number): { x: number; y: number };
}

interface Placement {
  columns: number;
  rows: number;
  /** Side of a cell. */
  size: number;
  x?: number;
  y?: number;
}

/** Square cells, numbered row by row from the top left. */
export function createGrid({ columns, rows, size, x: left = 0, y: top = 0 }: Placement): Grid {
  return {
    columns,
    rows,
    toCell(x, y) {
      const column = Math.floor((x - left) / size);
      const row = Math.floor((y - top) / size);
      const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
      return isInside ? row * columns + column : undefined;
    },
    toCenter: (cell) => ({
      x: left + ((cell % columns) + 0.5) * size,
      y: top + (Math.floor(cell / columns) + 0.5) * size,
    }),
  };
}

/** The initial position of the keyboard cursor. */
export const middleCell = ({ columns, rows }: Pick<Grid, 'columns' | 'rows'>): number =>
  Math.floor(rows / 2) * columns + Math.floor(columns / 2);

/** Moves the keyboard cursor. It stops at the border. */
export function moveCursor({ columns, rows }: Grid, cell: number, dx: number, dy: number): number {
  const column = Math.min(columns - 1, Math.max(0, (cell % columns) + dx));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(cell / columns) + dy));
  return row * columns + column;
}

/** The cells on a stroke between two cells, without the first, so that a fast pointer leaves no gaps. */
export function cellsBetween({ columns }: Pick<Grid, 'columns'>, from: number, to: number): number[] {
  const start = { x: from % columns, y: Math.floor(from / columns) };
  const dx = (to % columns) - start.x;
  const dy = Math.floor(to / columns) - start.y;
  const count = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    return Math.round(start.y + dy * part) * columns + Math.round(start.x + dx * part);
  });
}
