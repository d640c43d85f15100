import { buildGrid, cellAt, parseGrid, withCell, type CellGrid } from '../cellGrid.ts';
import { runGenerations, scatterWalls } from '../cellularAutomata/automaton.ts';
import { CAVES } from '../cellularAutomata/rule.ts';
import type { Press } from '../frame/topic.ts';
import { overlaySize } from './dualGrid.ts';

export interface DualValues {
  /** The overlay's offset to the top left, in percent of a tile. */
  shift: number;
  draws: 'dual' | 'blob' | 'world';
  worldLines: boolean;
  overlayLines: boolean;
  numbers: 'none' | 'mask' | 'sprite';
  points: 'world' | 'overlay';
  brush: number;
}

/** 0 soil, 1 grass, 2 snow on grass. */
export const TERRAINS = ['soil', 'grass', 'snow'] as const;

/** The world, and the number of overlay tiles placed so far. */
export interface Dual {
  readonly world: CellGrid;
  readonly placed: number;
}

export const WORLD_COLUMNS = 12;
export const WORLD_ROWS = 7;

const FIRST_WORLD = parseGrid(`
  ............
  ..###...##..
  .#####.####.
  .##.######..
  .#####.##.#.
  ...##...#...
  ............
`);

/** Seed 1 is the map from the article; other seeds are generated from noise. */
export function createDual(_: DualValues, seed: number): Dual {
  if (seed === 1) return { world: FIRST_WORLD, placed: 0 };
  const noise = scatterWalls(WORLD_COLUMNS, WORLD_ROWS, 0.5, seed);
  return { world: runGenerations({ grid: noise, border: 'floor', seed, generation: 0 }, CAVES, 1).grid, placed: 0 };
}

export const countOverlayTiles = ({ world }: Dual): number => {
  const { columns, rows } = overlaySize(world);
  return columns * rows;
};

/** Places the next overlay tile. */
export const nextDual = (state: Dual): Dual | undefined =>
  state.placed < countOverlayTiles(state) ? { ...state, placed: state.placed + 1 } : undefined;

/** The cells under a square brush centered on a cell. */
function brushCells(cell: number, brush: number) {
  const [x, y] = [cell % WORLD_COLUMNS, Math.floor(cell / WORLD_COLUMNS)];
  const offset = Math.floor((brush - 1) / 2);
  const steps = Array.from({ length: brush }, (_, index) => index - offset);
  return steps.flatMap((dy) => steps.map((dx) => ({ x: x + dx, y: y + dy })));
}

export function paintDual(state: Dual, { phase, cell, tool }: Press, { brush, points }: DualValues): Dual {
  if (cell === undefined || points === 'overlay' || (phase !== 'down' && phase !== 'move')) return state;
  const value = TERRAINS.indexOf(tool as (typeof TERRAINS)[number]);
  const world = brushCells(cell, brush).reduce((grid, { x, y }) => withCell(grid, x, y, value), state.world);
  return world === state.world ? state : { ...state, world };
}

/** Whether a value counts as grass: snow is drawn on top of grass. */
export const isGrass = (value: number): boolean => value >= 1;
export const isSnow = (value: number): boolean => value === 2;

/** The same map with grass and soil only, for the 47-tile scheme. */
export const toGrassGrid = (world: CellGrid): CellGrid =>
  buildGrid(world.columns, world.rows, (x, y) => Number(isGrass(cellAt(world, x, y))));
