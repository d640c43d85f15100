import { PALETTE } from '../draw/palette.ts';
import type { Pen } from '../draw/pen.ts';
import { createGrid, type Grid } from '../frame/grid.ts';
import { defineTopic, type Size, type View } from '../frame/topic.ts';
import { CHEST, drawBoard, formatCost, GROUND, KNIGHT, TILES } from './drawBoard.ts';
import { editWorld, MAP_TOOLS } from './editWorld.ts';
import { type HeuristicName, isAdmissible } from './heuristics.ts';
import { inspectCell } from './inspectCell.ts';
import { createMap, type MapName, MAPS } from './maps.ts';
import { nextRace, type Race, startRace } from './race.ts';
import { fOf, type Rules, type Search } from './search.ts';
import { TimingPanel } from './TimingPanel.tsx';

export interface AStarValues {
  map: MapName;
  heuristic: HeuristicName;
  diagonals: boolean;
  cutsCorners: boolean;
  compare: boolean;
}

const TILE = 52;
const GAP = 16;
const HEADER = 30;

export const toRules = ({ heuristic, diagonals, cutsCorners }: AStarValues): Rules => ({
  heuristic,
  diagonals,
  cutsCorners,
});

function toSize({ map, compare }: AStarValues): Size {
  const { columns, rows } = MAPS[map];
  if (!compare) return { width: columns * TILE, height: rows * TILE };
  return { width: columns * TILE + GAP, height: (rows * TILE) / 2 + HEADER };
}

/** With two boards, both respond to the pointer; the keyboard cursor is on the left one. */
function toGrid({ map, compare }: AStarValues): Grid {
  const { columns, rows } = MAPS[map];
  if (!compare) return createGrid({ columns, rows, size: TILE });
  const left = createGrid({ columns, rows, size: TILE / 2, y: HEADER });
  const right = createGrid({ columns, rows, size: TILE / 2, x: (columns * TILE) / 2 + GAP, y: HEADER });
  return { ...left, toCell: (x, y) => left.toCell(x, y) ?? right.toCell(x, y) };
}

function describeStep(search: Search, rules: Rules): string {
  const { current, improved, world, outcome } = search;
  if (outcome === 'unreachable')
    return 'The open set is empty: the chest cannot be reached. Every reachable tile was expanded.';
  if (current === undefined) return 'Only the start is open. Step takes the open tile with the lowest f.';
  const place = `column ${current % world.columns}, row ${Math.floor(current / world.columns)}`;
  const f = formatCost(fOf(search, current, rules));
  return `Took the open tile with the lowest f (${place}, f ${f}) and closed it; ${improved.length} neighbours were opened or got a lower g.`;
}

function describe({ walk, rival }: Race, values: AStarValues): string {
  const { search } = walk;
  if (walk.walked === undefined) return describeStep(search, toRules(values));
  const cost = formatCost(search.g[search.world.goal]!);
  const warning = isAdmissible(values.heuristic, values.diagonals)
    ? 'The estimate was never too high, so no way is cheaper.'
    : 'The estimate may be too high here, so a cheaper way may exist.';
  const other = values.compare && rival.outcome === 'found' ? ` Dijkstra took ${rival.expanded} tiles.` : '';
  return `The chest was taken from the open set: cost ${cost}, ${search.expanded} tiles expanded. ${warning}${other}`;
}

function measure({ walk: { search }, rival }: Race, { compare }: AStarValues): [string, string][] {
  const costOf = ({ outcome, g, world }: Search) => (outcome === 'found' ? formatCost(g[world.goal]!) : '–');
  const own: [string, string][] = [
    ['Expanded', String(search.expanded)],
    ['Open', String(search.open.length)],
    ['Path cost', costOf(search)],
  ];
  return compare ? [...own, ['Dijkstra expanded', String(rival.expanded)], ['Dijkstra cost', costOf(rival)]] : own;
}

function draw(pen: Pen, { walk, rival }: Race, { values, cursor, progress, timeMs, scale }: View<AStarValues>): void {
  const { search, walked } = walk;
  const rules = toRules(values);
  const moved = walked === undefined ? undefined : Math.max(0, walked - 1 + progress);
  const shared = { cursor, timeMs, numbers: 'none', size: TILE / 2, y: HEADER } as const;
  if (!values.compare) {
    // Three numbers per tile are unreadable on a phone; the sentence below the stage has them.
    const numbers = scale < 0.75 ? 'f' : 'f g h';
    drawBoard(pen, search, rules, { x: 0, y: 0, size: TILE, numbers, cursor, walked: moved, timeMs });
    return;
  }
  const right = (search.world.columns * TILE) / 2 + GAP;
  const title = { size: 18, paint: PALETTE.ink };
  pen.text(`A*: ${search.expanded} expanded`, 6, HEADER / 2, title);
  pen.text(`Dijkstra: ${rival.expanded} expanded`, right + 6, HEADER / 2, title);
  drawBoard(pen, search, rules, { ...shared, x: 0, walked: moved });
  drawBoard(pen, rival, rules, { ...shared, x: right, walked: rival.outcome === 'found' ? 0 : undefined });
}

/** A* on a tile map: open and closed sets, f, g and h, and optionally Dijkstra next to it. */
export const topic = defineTopic<Race, AStarValues>({
  label: 'A tile map on which A* searches for the way from the knight to the chest',
  size: toSize,
  parameters: {
    map: {
      kind: 'choice',
      label: 'Map',
      value: 'forest',
      restarts: true,
      options: [
        { value: 'forest', label: 'Forest, as in part 1' },
        { value: 'example', label: 'Example, 6 by 7' },
        { value: 'trap', label: 'Trap' },
      ],
    },
    heuristic: {
      kind: 'choice',
      label: 'Estimate h',
      value: 'manhattan',
      options: [
        { value: 'zero', label: 'Zero (Dijkstra)' },
        { value: 'manhattan', label: 'Manhattan' },
        { value: 'octile', label: 'Octile' },
        { value: 'euclidean', label: 'Euclidean' },
        { value: 'euclidean-twice', label: 'Euclidean × 2' },
      ],
    },
    diagonals: { kind: 'switch', label: 'Diagonal steps', value: false },
    cutsCorners: { kind: 'switch', label: 'Cut corners', value: false },
    compare: { kind: 'switch', label: 'Dijkstra beside it', value: false },
  },
  usesSeed: true,
  sheets: [TILES, KNIGHT, CHEST],
  tools: MAP_TOOLS,
  grid: toGrid,
  legend: [
    { label: 'open', paint: PALETTE.open },
    { label: 'closed', paint: PALETTE.closed },
    { label: 'taken in this step', paint: PALETTE.current },
    { label: 'mud, costs 3', paint: GROUND.mud },
    { label: 'swamp, costs 5', paint: GROUND.swamp },
  ],
  edits: 'rerun',
  stepsPerSecond: 8,
  tweenMs: 110,
  create: ({ map }, seed) => startRace(createMap(map, seed)),
  next: (race, values) => nextRace(race, toRules(values), values.compare),
  press(race, press) {
    const { world } = race.rival;
    const edited = editWorld(world, press);
    return edited === world ? race : startRace(edited);
  },
  describe,
  measure,
  inspect: ({ walk }, cell, values) => inspectCell(walk.search, cell, toRules(values), 'f g h'),
  draw,
  Panel: TimingPanel,
});
