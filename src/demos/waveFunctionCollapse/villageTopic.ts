import { PALETTE } from '../draw/palette.ts';
import type { Pen } from '../draw/pen.ts';
import { createGrid } from '../frame/grid.ts';
import { defineTopic } from '../frame/topic.ts';
import { COLLAPSE_TILES, TILES } from '../tileSheets.ts';
import { countBits } from './bits.ts';
import { cellToFrame, drawFrame, nameToFrame } from './drawTile.ts';
import { SIDES } from './rules.ts';
import { MEADOW } from './tileSets.ts';
import {
  doorstepOf,
  nextVillage,
  runVillage,
  startVillage,
  VILLAGE_COLUMNS,
  VILLAGE_ROWS,
  type House,
  type Village,
} from './village.ts';
import { optionsAt, tileAt } from './wave.ts';

const TILE = 32;
const GRID = createGrid({ columns: VILLAGE_COLUMNS, rows: VILLAGE_ROWS, size: TILE });
const SPRITE = { width: TILE, height: TILE };
/** Frames of the kit's tile sheet. */
const [PLANKS, WALL, DOOR, WINDOW] = [20, 47, 36, 38];
const ROOF = [44, 45, 46];
const UP = 0;
const ROADS: Readonly<Record<string, string>> = {
  '1,3': 'road-h',
  '0,2': 'road-v',
  '0,1': 'bend-ur',
  '1,2': 'bend-rd',
  '2,3': 'bend-dl',
  '0,3': 'bend-lu',
};

function drawHouse(pen: Pen, { x, y }: House): void {
  for (let column = 0; column < 3; column++) {
    const left = (x + column + 0.5) * TILE;
    const wall = (y + 1.5) * TILE;
    pen.sprite(TILES, ROOF[column]!, left, (y + 0.5) * TILE, SPRITE);
    pen.sprite(TILES, WALL, left, wall, SPRITE);
    pen.sprite(TILES, column === 1 ? DOOR : WINDOW, left, wall, SPRITE);
  }
}

const sideBetween = (from: number, to: number): number =>
  SIDES.findIndex(({ dx, dy }) => to - from === dy * VILLAGE_COLUMNS + dx);

/** The sides where the road leaves a cell. At both ends, one of them faces the door. */
function roadSides({ road }: Village, index: number): string {
  const cell = road[index]!;
  const before = index === 0 ? UP : sideBetween(cell, road[index - 1]!);
  const after = index === road.length - 1 ? UP : sideBetween(cell, road[index + 1]!);
  return [before, after].sort().join(',');
}

function drawRoad(pen: Pen, village: Village): void {
  const { wave } = village.terrain;
  const isWater = (cell: number) => MEADOW.tiles[tileAt(wave, cell)!]?.name === 'water';
  village.road.slice(0, village.built).forEach((cell, index) => {
    const { x, y } = GRID.toCenter(cell);
    if (isWater(cell)) pen.sprite(TILES, PLANKS, x, y, SPRITE);
    else drawFrame(pen, nameToFrame(ROADS[roadSides(village, index)] ?? 'road-v'), x, y, TILE);
  });
}

/** Removes treetops whose tree was felled for the road. */
function frameOf(village: Village, felled: ReadonlySet<number>, cell: number): number | undefined {
  const { wave } = village.terrain;
  const frame = cellToFrame(wave, MEADOW, cell);
  if (frame === nameToFrame('treetop') && felled.has(cell + VILLAGE_COLUMNS)) return nameToFrame('grass');
  if (frame === nameToFrame('tall-tree') && felled.has(cell - VILLAGE_COLUMNS)) return nameToFrame('tree');
  return frame;
}

function drawTerrain(pen: Pen, village: Village): void {
  const felled = new Set(village.road.slice(0, village.built));
  const { wave } = village.terrain;
  const open: number[] = [];
  for (let cell = 0; cell < wave.options.length; cell++) {
    const { x, y } = GRID.toCenter(cell);
    const frame = frameOf(village, felled, cell);
    if (frame === undefined) open.push(cell);
    else drawFrame(pen, frame, x, y, TILE);
  }
  for (const cell of open) {
    const { x, y } = GRID.toCenter(cell);
    const text = String(countBits(optionsAt(wave, cell)));
    pen.text(text, x, y, { size: 14, paint: PALETTE.muted, align: 'center' });
  }
}

function describe({ terrain, road, built, houses }: Village): string {
  if (terrain.status !== 'done') {
    const { collapses, conflicts } = terrain.counts;
    return collapses === 0
      ? 'Two houses are placed; what is under them is fixed as grass. The rest is open.'
      : `${collapses} choices for the terrain so far, ${conflicts} conflicts.`;
  }
  if (road.length === 0) return 'The terrain is finished. Next: a road between the doors.';
  const [from, to] = houses.map((house) => doorstepOf(house));
  const length = `${road.length} cells from (${from! % VILLAGE_COLUMNS}, ${Math.floor(from! / VILLAGE_COLUMNS)}) to (${to! % VILLAGE_COLUMNS}, ${Math.floor(to! / VILLAGE_COLUMNS)})`;
  return built < road.length
    ? `A* found a road of ${length}; ${built} are built.`
    : `Done: a road of ${length}. Press the map for another village.`;
}

/** A complete level: two houses, terrain by wave function collapse around them, a road by A*. */
export const topic = defineTopic<Village & { seed: number }, object>({
  label: 'A village: two houses, terrain around them, a road from door to door',
  size: { width: VILLAGE_COLUMNS * TILE, height: VILLAGE_ROWS * TILE },
  parameters: {},
  usesSeed: true,
  sheets: [COLLAPSE_TILES, TILES],
  grid: () => GRID,
  edits: 'continue',
  stepsPerSecond: 16,
  playsAtStart: true,
  create: (_, seed) => ({ ...startVillage(seed), seed }),
  next(village) {
    const next = nextVillage(village);
    return next && { ...next, seed: village.seed };
  },
  press: (village, { phase }) =>
    phase === 'down' ? { ...runVillage(village.seed + 1), seed: village.seed + 1 } : village,
  describe,
  measure: ({ terrain, road, seed }) => [
    ['Village', String(seed)],
    ['Choices', String(terrain.counts.collapses)],
    ['Conflicts', String(terrain.counts.conflicts)],
    ['Road', road.length ? `${road.length} cells` : '–'],
  ],
  draw(pen, village) {
    drawTerrain(pen, village);
    drawRoad(pen, village);
    for (const house of village.houses) drawHouse(pen, house);
  },
});
