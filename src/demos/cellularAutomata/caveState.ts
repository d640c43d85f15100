import { countCells, withCell, type CellGrid } from '../cellGrid.ts';
import type { Press } from '../frame/topic.ts';
import { growWalls, nextGeneration, nextGenerationInPlace, scatterWalls } from './automaton.ts';
import type { Border, World } from './border.ts';
import { CAVE_SIZE } from './measure.ts';
import { joinRegions, keepLargestRegion } from './regions.ts';
import { GAME_OF_LIFE, thresholdRule, type Rule } from './rule.ts';

export interface CaveValues {
  rule: 'caves' | 'life';
  start: 'scatter' | 'smooth';
  /** In percent. */
  fill: number;
  birthAt: number;
  deathAt: number;
  border: Border;
  update: 'together' | 'in-place';
  look: 'flat' | 'caves' | 'rock';
}

type CaveAct = 'start' | 'generation' | 'paint' | 'fill' | 'join';

export interface CaveState {
  readonly grid: CellGrid;
  readonly seed: number;
  readonly generation: number;
  /** Share of walls at the start and after each generation. */
  readonly shares: readonly number[];
  readonly changed: number;
  readonly act: CaveAct;
}

export const wallShareOf = (grid: CellGrid): number => countCells(grid, 1) / grid.cells.length;

export const valuesToRule = ({ rule, birthAt, deathAt }: CaveValues): Rule =>
  rule === 'life' ? GAME_OF_LIFE : thresholdRule(birthAt, deathAt);

export const toWorld = ({ grid, seed, generation }: CaveState, { border }: CaveValues): World => ({
  grid,
  border,
  seed,
  generation,
});

export function createCaves({ start, fill }: CaveValues, seed: number): CaveState {
  const grow = start === 'smooth' ? growWalls : scatterWalls;
  const grid = grow(CAVE_SIZE, CAVE_SIZE, fill / 100, seed);
  return { grid, seed, generation: 0, shares: [wallShareOf(grid)], changed: 0, act: 'start' };
}

const countChanges = (a: CellGrid, b: CellGrid): number =>
  a.cells.reduce((count, cell, index) => (cell === b.cells[index] ? count : count + 1), 0);

/** Advances one generation. Returns undefined if no cell would change. */
export function nextCaves(state: CaveState, values: CaveValues): CaveState | undefined {
  const advance = values.update === 'in-place' ? nextGenerationInPlace : nextGeneration;
  const { grid, generation } = advance(toWorld(state, values), valuesToRule(values));
  const changed = countChanges(state.grid, grid);
  if (changed === 0) return undefined;
  return { ...state, grid, generation, changed, act: 'generation', shares: [...state.shares, wallShareOf(grid)] };
}

export function runCaves(state: CaveState, values: CaveValues, generations: number): CaveState {
  let current = state;
  for (let step = 0; step < generations; step++) current = nextCaves(current, values) ?? current;
  return current;
}

function withGrid(state: CaveState, grid: CellGrid, act: CaveAct): CaveState {
  if (grid === state.grid) return state;
  const shares = [...state.shares.slice(0, -1), wallShareOf(grid)];
  return { ...state, grid, act, changed: countChanges(state.grid, grid), shares };
}

export const fillPockets = (state: CaveState): CaveState => withGrid(state, keepLargestRegion(state.grid), 'fill');

export const digTunnels = (state: CaveState): CaveState => withGrid(state, joinRegions(state.grid), 'join');

/** Paints walls or floor. */
export function paintCaves(state: CaveState, { phase, cell, tool }: Press): CaveState {
  if (cell === undefined || (phase !== 'down' && phase !== 'move')) return state;
  const { columns } = state.grid;
  const value = Number(tool === 'wall');
  return withGrid(state, withCell(state.grid, cell % columns, Math.floor(cell / columns), value), 'paint');
}
