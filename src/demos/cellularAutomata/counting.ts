import { cellAt, parseGrid, withCell, type CellGrid } from '../cellGrid.ts';
import type { Press } from '../frame/topic.ts';
import { scatterWalls } from './automaton.ts';
import { countNeighbors, type Border, type World } from './border.ts';
import { CAVES, nextValue } from './rule.ts';

export interface CountingValues {
  border: Border;
  update: 'together' | 'in-place';
}

/** A generation in progress: the cells before `index` already have their new value. */
export interface Counting {
  readonly old: CellGrid;
  readonly written: CellGrid;
  readonly index: number;
  readonly seed: number;
}

export const COUNTING_SIZE = 7;

/** The map from the article. */
const FIRST_MAP = parseGrid(`
  .#....#
  #...#..
  ..##..#
  .####.#
  #.##...
  ...#.##
  ##....#
`);

const startCounting = (old: CellGrid, seed: number): Counting => ({ old, written: old, index: 0, seed });

export const createCounting = (_: CountingValues, seed: number): Counting =>
  startCounting(seed === 1 ? FIRST_MAP : scatterWalls(COUNTING_SIZE, COUNTING_SIZE, 0.45, seed), seed);

/** The grid that the current cell reads: the old one, or the one being written. */
const readGrid = ({ old, written }: Counting, { update }: CountingValues): CellGrid =>
  update === 'in-place' ? written : old;

export const toCountingWorld = (state: Counting, values: CountingValues): World => ({
  grid: readGrid(state, values),
  border: values.border,
  seed: state.seed,
  generation: 0,
});

const indexToCell = (index: number) => ({ x: index % COUNTING_SIZE, y: Math.floor(index / COUNTING_SIZE) });

/** Updates one cell. */
export function nextCounting(state: Counting, values: CountingValues): Counting | undefined {
  if (state.index >= state.old.cells.length) return undefined;
  const { x, y } = indexToCell(state.index);
  const world = toCountingWorld(state, values);
  const value = nextValue(CAVES, cellAt(world.grid, x, y), countNeighbors(world, x, y));
  return { ...state, written: withCell(state.written, x, y, value), index: state.index + 1 };
}

export function pressCounting(state: Counting, { phase, cell }: Press): Counting {
  if (cell === undefined || phase !== 'down') return state;
  const { x, y } = indexToCell(cell);
  return startCounting(withCell(state.old, x, y, 1 - cellAt(state.old, x, y)), state.seed);
}

/** The neighborhood of the last updated cell. */
export function lastCounted(state: Counting, values: CountingValues) {
  if (state.index === 0) return undefined;
  const index = state.index - 1;
  const { x, y } = indexToCell(index);
  const before = { ...state, index };
  const world = toCountingWorld(before, values);
  // In place, the grid already has the cell's new value; the cell itself read the old one.
  const read = { ...world, grid: withCell(world.grid, x, y, cellAt(state.old, x, y)) };
  return { x, y, walls: countNeighbors(read, x, y), old: cellAt(state.old, x, y), now: cellAt(state.written, x, y) };
}
