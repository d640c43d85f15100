import { cellAt, parseGrid, withCell, type CellGrid } from '../cellGrid.ts';
import { runGenerations, scatterWalls } from '../cellularAutomata/automaton.ts';
import { CAVES } from '../cellularAutomata/rule.ts';
import type { Press } from '../frame/topic.ts';
import type { TerrainName } from '../tileSheets.ts';
import { readMask } from './mask.ts';
import type { Scheme } from './schemes.ts';

export interface AutotileValues {
  scheme: Scheme;
  look: TerrainName;
  outside: 'solid' | 'empty';
  numbers: 'none' | 'raw' | 'folded';
  map: 'island' | 'cave';
}

/** A map and the number of its cells that already have a tile. */
export interface Autotile {
  readonly grid: CellGrid;
  readonly tiled: number;
}

export const MAP_COLUMNS = 16;
export const MAP_ROWS = 10;

const ISLAND = parseGrid(`
  ................
  ...####....##...
  ..######..####..
  ..##..##...##...
  .###..####......
  .##########..#..
  ..####.####.....
  ...##...##..###.
  .........#..###.
  ................
`);

function growCave(seed: number): CellGrid {
  const grid = scatterWalls(MAP_COLUMNS, MAP_ROWS, 0.45, seed);
  return runGenerations({ grid, border: 'wall', seed, generation: 0 }, CAVES, 3).grid;
}

export const createAutotile = ({ map }: AutotileValues, seed: number): Autotile => ({
  grid: map === 'cave' ? growCave(seed) : ISLAND,
  tiled: 0,
});

/** Picks the tile of the next cell. */
export const nextAutotile = (state: Autotile): Autotile | undefined =>
  state.tiled < state.grid.cells.length ? { ...state, tiled: state.tiled + 1 } : undefined;

export function paintAutotile(state: Autotile, { phase, cell, tool }: Press): Autotile {
  if (cell === undefined || (phase !== 'down' && phase !== 'move')) return state;
  const [x, y] = [cell % MAP_COLUMNS, Math.floor(cell / MAP_COLUMNS)];
  const grid = withCell(state.grid, x, y, Number(tool === 'solid'));
  return grid === state.grid ? state : { ...state, grid };
}

export const outsideOf = ({ outside }: AutotileValues): number => Number(outside === 'solid');

export const maskOf = ({ grid }: Autotile, cell: number, values: AutotileValues): number =>
  readMask(grid, cell % MAP_COLUMNS, Math.floor(cell / MAP_COLUMNS), outsideOf(values));

export const isSolid = ({ grid }: Autotile, cell: number): boolean =>
  cellAt(grid, cell % MAP_COLUMNS, Math.floor(cell / MAP_COLUMNS)) === 1;
