import { createRandom } from '#src/lib/random.ts';
import { runSearch, searchToPath } from '../pathfinding/search.ts';
import type { Terrain, World } from '../pathfinding/world.ts';
import { startCollapse, stepCollapse, type CollapseState } from './collapse.ts';
import { buildRules } from './rules.ts';
import { MEADOW } from './tileSets.ts';
import { tileAt } from './wave.ts';

export const VILLAGE_COLUMNS = 20;
export const VILLAGE_ROWS = 11;
const HOUSE_WIDTH = 3;
const HOUSE_HEIGHT = 2;
const [GRASS, WATER] = [0, 1];

/** The top left cell of a house. Its door is in the middle of the lower row. */
export interface House {
  readonly x: number;
  readonly y: number;
}

export interface Village {
  readonly houses: readonly [House, House];
  readonly terrain: CollapseState;
  /** From door to door, once the terrain is finished. */
  readonly road: readonly number[];
  readonly built: number;
}

const toCell = (x: number, y: number): number => y * VILLAGE_COLUMNS + x;

export const houseCells = ({ x, y }: House): number[] =>
  Array.from({ length: HOUSE_WIDTH * HOUSE_HEIGHT }, (_, index) =>
    toCell(x + (index % HOUSE_WIDTH), y + Math.floor(index / HOUSE_WIDTH)),
  );

/** The cell in front of the door. */
export const doorstepOf = ({ x, y }: House): number => toCell(x + 1, y + HOUSE_HEIGHT);

/** One house in each half of the map, so that they can't overlap. A row is reserved below for the doorstep. */
function placeHouses(seed: number): [House, House] {
  const random = createRandom(seed);
  const half = VILLAGE_COLUMNS / 2;
  const place = (left: number): House => ({
    x: left + 1 + Math.floor(random() * (half - HOUSE_WIDTH - 1)),
    y: 1 + Math.floor(random() * (VILLAGE_ROWS - HOUSE_HEIGHT - 2)),
  });
  return [place(0), place(half)];
}

/** Places the houses first: the cells under them and in front of their doors are fixed as grass, and the rest must fit. */
export function startVillage(seed: number): Village {
  const houses = placeHouses(seed);
  const reserved = houses.flatMap((house) => [...houseCells(house), doorstepOf(house)]);
  const terrain = startCollapse({
    columns: VILLAGE_COLUMNS,
    rows: VILLAGE_ROWS,
    rules: buildRules(MEADOW.pairs),
    weights: MEADOW.tiles.map(({ weight }) => weight),
    pick: 'fewest',
    reach: 'full',
    onConflict: 'backtrack',
    fixed: new Map(reserved.map((cell) => [cell, GRASS])),
    seed,
    maxAttempts: 300,
  });
  return { houses, terrain, road: [], built: 0 };
}

const CHOICES_PER_STEP = 4;

function nextTerrain(terrain: CollapseState): CollapseState {
  let next = terrain;
  for (let choice = 0; choice < CHOICES_PER_STEP; choice++) next = stepCollapse(next);
  return next;
}

/** The road's cost on a cell: trees are felled, water is bridged, houses block the way. */
function cellToTerrain({ terrain, houses }: Village, cell: number): Terrain {
  if (houses.some((house) => houseCells(house).includes(cell))) return 'wall';
  const tile = tileAt(terrain.wave, cell);
  if (tile === GRASS) return 'grass';
  return tile === WATER ? 'swamp' : 'mud';
}

function findRoad(village: Village): number[] {
  const world: World = {
    columns: VILLAGE_COLUMNS,
    rows: VILLAGE_ROWS,
    terrain: Array.from(village.terrain.wave.options, (_, cell) => cellToTerrain(village, cell)),
    start: doorstepOf(village.houses[0]),
    goal: doorstepOf(village.houses[1]),
  };
  return searchToPath(runSearch(world, { diagonals: false, cutsCorners: false, heuristic: 'manhattan' }));
}

/** Adds more terrain, then finds the road, then builds it cell by cell. */
export function nextVillage(village: Village): Village | undefined {
  const { terrain, road, built } = village;
  if (terrain.status === 'failed') return undefined;
  if (terrain.status !== 'done') return { ...village, terrain: nextTerrain(terrain) };
  if (road.length === 0) return { ...village, road: findRoad(village) };
  return built < road.length ? { ...village, built: built + 1 } : undefined;
}

export function runVillage(seed: number): Village {
  let village = startVillage(seed);
  for (let next = nextVillage(village); next; next = nextVillage(village)) village = next;
  return village;
}
