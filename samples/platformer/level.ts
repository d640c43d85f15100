// What the letters of the plan mean for the rules: where things are, what is solid, how far an enemy may walk.

export interface Place {
  column: number;
  row: number;
}

export interface LevelPlan {
  columns: number;
  rows: number;
  /** One letter a cell, row by row. */
  cells: readonly string[];
}

const SOLID = new Set(['#', '=', 'c']);

export function parsePlan(text: string): LevelPlan {
  const lines = text.trim().split('\n');
  const columns = Math.max(...lines.map((line) => line.length));
  return {
    columns,
    rows: lines.length,
    cells: lines.flatMap((line) => [...line.padEnd(columns, '.')]),
  };
}

/** The letter of a cell; outside the plan there is air. */
export function cellAt(
  { columns, rows, cells }: LevelPlan,
  { column, row }: Place,
): string {
  const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
  return isInside ? cells[row * columns + column]! : '.';
}

export const isSolid = (plan: LevelPlan, place: Place): boolean =>
  SOLID.has(cellAt(plan, place));

export function findAll({ columns, cells }: LevelPlan, letter: string): Place[] {
  return cells.flatMap((cell, index) =>
    cell === letter
      ? [{ column: index % columns, row: Math.floor(index / columns) }]
      : [],
  );
}

/** The tile of an earth cell: grass where air is above, with rims where the ground ends. */
export function earthTile(plan: LevelPlan, { column, row }: Place): string {
  if (isSolid(plan, { column, row: row - 1 })) return 'dirt';
  if (!isSolid(plan, { column: column - 1, row })) return 'turf-left';
  return isSolid(plan, { column: column + 1, row }) ? 'turf' : 'turf-right';
}

/** The columns an enemy can walk to and fro in without falling or running into something. */
export function patrolRange(plan: LevelPlan, start: Place): { from: number; to: number } {
  const isFree = (column: number) =>
    !isSolid(plan, { column, row: start.row }) &&
    cellAt(plan, { column, row: start.row }) !== '^' &&
    isSolid(plan, { column, row: start.row + 1 });
  let { column: from } = start;
  let { column: to } = start;
  while (isFree(from - 1)) from--;
  while (isFree(to + 1)) to++;
  return { from, to };
}
