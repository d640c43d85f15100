import { createGrid } from '../frame/grid.ts';
import { defineTopic } from '../frame/topic.ts';
import { PALETTE } from '../draw/palette.ts';
import { CHEST, drawBoard, formatCost, GROUND, KNIGHT, TILES } from './drawBoard.ts';
import { editWorld, MAP_TOOLS } from './editWorld.ts';
import { inspectCell } from './inspectCell.ts';
import { createMap, MAPS } from './maps.ts';
import { nextWalk, startWalk, type Walk } from './walk.ts';
import { searchToPath, type Rules } from './search.ts';

const { columns, rows } = MAPS.forest;
const TILE = 52;
const GRID = createGrid({ columns, rows, size: TILE });

interface Values {
  diagonals: boolean;
}

const toRules = ({ diagonals }: Values): Rules => ({ diagonals, cutsCorners: false, heuristic: 'zero' });

function describe({ search, walked }: Walk): string {
  const { current, improved, outcome, world } = search;
  if (outcome === 'unreachable') return 'Nothing is left to take: the chest cannot be reached.';
  if (walked !== undefined) {
    const cost = formatCost(search.g[world.goal]!);
    return `The chest has been taken at distance ${cost}. The way back through “previous” gives ${searchToPath(search).length - 1} steps.`;
  }
  if (current === undefined) return 'The start has distance 0, every other tile infinity. Step takes the first tile.';
  const tile = `column ${current % columns}, row ${Math.floor(current / columns)}`;
  return `Took the nearest unvisited tile (${tile}, distance ${formatCost(search.g[current]!)}); ${improved.length} of its neighbours got a smaller distance.`;
}

/** Dijkstra's algorithm on a tile map, one tile per step, followed by the knight's walk. */
export const topic = defineTopic<Walk, Values>({
  label: "A tile map on which Dijkstra's algorithm searches for the way from the knight to the chest",
  size: { width: columns * TILE, height: rows * TILE },
  parameters: { diagonals: { kind: 'switch', label: 'Diagonal steps (√2)', value: false } },
  usesSeed: true,
  sheets: [TILES, KNIGHT, CHEST],
  tools: MAP_TOOLS,
  grid: () => GRID,
  legend: [
    { label: 'unvisited, distance known', paint: PALETTE.open },
    { label: 'visited', paint: PALETTE.closed },
    { label: 'taken in this step', paint: PALETTE.current },
    { label: 'mud, costs 3', paint: GROUND.mud },
    { label: 'swamp, costs 5', paint: GROUND.swamp },
  ],
  edits: 'rerun',
  stepsPerSecond: 12,
  tweenMs: 80,
  create: (_, seed) => startWalk(createMap('forest', seed)),
  next: (walk, values) => nextWalk(walk, toRules(values)),
  press(walk, press) {
    const { world } = walk.search;
    const edited = editWorld(world, press);
    return edited === world ? walk : startWalk(edited);
  },
  describe,
  measure: ({ search }) => [
    ['Visited', String(search.isClosed.filter(Boolean).length)],
    ['Waiting', String(search.open.length)],
    ['Path cost', search.outcome === 'found' ? formatCost(search.g[search.world.goal]!) : '–'],
  ],
  inspect: ({ search }, cell, values) => inspectCell(search, cell, toRules(values), 'distance'),
  draw(pen, { search, walked }, { values, cursor, progress, timeMs }) {
    const moved = walked === undefined ? undefined : Math.max(0, walked - 1 + progress);
    const look = { x: 0, y: 0, size: TILE, numbers: 'g', cursor, walked: moved, timeMs } as const;
    drawBoard(pen, search, toRules(values), look);
  },
});
