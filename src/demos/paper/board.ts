import { createRandom } from '#src/lib/random.ts';

export const COLUMNS = 8;
export const ROWS = 8;
export const COLORS = 4;

/** 0 is an empty cell, 1 to COLORS a chip. Row by row from the top left. */
export type Cells = readonly number[];

export interface Rules {
  /** How many matching chips must touch to be removed. */
  matchSize: number;
  /** Chips fall when the cell below is empty. */
  falls: boolean;
  fillFrom: 'top' | 'bottom';
  chipsPerTurn: number;
}

const columnOf = (cells: Cells, column: number): number[] =>
  Array.from({ length: ROWS }, (_, row) => cells[row * COLUMNS + column]!);

const columnsToCells = (columns: readonly (readonly number[])[]): Cells =>
  Array.from({ length: COLUMNS * ROWS }, (_, cell) => columns[cell % COLUMNS]![Math.floor(cell / COLUMNS)]!);

const allColumns = (cells: Cells): number[][] =>
  Array.from({ length: COLUMNS }, (_, column) => columnOf(cells, column));

function packDown(column: readonly number[]): number[] {
  const chips = column.filter((chip) => chip !== 0);
  return [...Array.from({ length: ROWS - chips.length }, () => 0), ...chips];
}

export const settle = (cells: Cells): Cells => columnsToCells(allColumns(cells).map(packDown));

export const freeCells = (cells: Cells): number => cells.filter((chip) => chip === 0).length;

/** Adds a chip from above, or pushes its column up from below. Returns undefined if the column is full. */
function addToColumn(column: readonly number[], chip: number, { falls, fillFrom }: Rules): number[] | undefined {
  if (fillFrom === 'top') {
    if (column[0] !== 0) return undefined;
    const blocked = column.findIndex((each) => each !== 0);
    const row = falls ? (blocked === -1 ? ROWS : blocked) - 1 : 0;
    return column.with(row, chip);
  }
  // The lowest gap closes; without one, the topmost chip would leave the board.
  const gap = column.lastIndexOf(0);
  if (gap === -1) return undefined;
  return [...column.slice(0, gap), ...column.slice(gap + 1), chip];
}

/** Adds the chips of one turn. Returns undefined if one of them doesn't fit, which ends the game. */
export function addChips(cells: Cells, rules: Rules, seed: number): Cells | undefined {
  const random = createRandom(seed);
  const columns = allColumns(cells);
  for (let count = 0; count < rules.chipsPerTurn; count += 1) {
    const chip = 1 + Math.floor(random() * COLORS);
    const first = Math.floor(random() * COLUMNS);
    const order = Array.from({ length: COLUMNS }, (_, index) => (first + index) % COLUMNS);
    const at = order.find((column) => addToColumn(columns[column]!, chip, rules) !== undefined);
    if (at === undefined) return undefined;
    columns[at] = addToColumn(columns[at]!, chip, rules)!;
  }
  return columnsToCells(columns);
}

function neighbors(cell: number): number[] {
  const column = cell % COLUMNS;
  const sides = [cell - COLUMNS, cell + COLUMNS];
  if (column > 0) sides.push(cell - 1);
  if (column < COLUMNS - 1) sides.push(cell + 1);
  return sides.filter((each) => each >= 0 && each < COLUMNS * ROWS);
}

/** All chips of one color connected to a cell. */
export function findGroup(cells: Cells, cell: number): number[] {
  if (!cells[cell]) return [];
  const group = new Set([cell]);
  for (const member of group) {
    for (const next of neighbors(member)) if (cells[next] === cells[cell]) group.add(next);
  }
  return [...group];
}

export function findLargestGroup(cells: Cells): number[] {
  let largest: number[] = [];
  for (let cell = 0; cell < cells.length; cell += 1) {
    const group = findGroup(cells, cell);
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

/** Removes a group from the board if it's large enough. */
export function sweep(cells: Cells, group: readonly number[], { matchSize, falls }: Rules): Cells {
  if (group.length < matchSize) return cells;
  const swept = cells.map((chip, cell) => (group.includes(cell) ? 0 : chip));
  return falls ? settle(swept) : swept;
}
