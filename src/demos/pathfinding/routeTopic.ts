import { PALETTE } from '../draw/palette.ts';
import type { Paint, Pen } from '../draw/pen.ts';
import { defineTopic } from '../frame/topic.ts';
import { EXAMPLE_ROADS, type RouteSearch, startRoute, stepRoute, tableToRoute } from './routeGraph.ts';
import { RouteTable } from './RouteTable.tsx';

const START = 'A';
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  A: [80, 130],
  B: [270, 60],
  C: [180, 210],
  D: [380, 210],
  E: [430, 90],
  F: [560, 40],
};
const RADIUS = 27;

function drawRoads(pen: Pen, { table }: RouteSearch): void {
  for (const [from, to, weight] of EXAMPLE_ROADS) {
    const [[x1, y1], [x2, y2]] = [PLACES[from]!, PLACES[to]!];
    const isUsed = table.get(to)?.previous === from || table.get(from)?.previous === to;
    pen.line(x1, y1, x2, y2, isUsed ? PALETTE.path : PALETTE.muted, isUsed ? 7 : 3);
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    pen.circle(x, y, 15, PALETTE.backdrop);
    pen.text(String(weight), x, y, { size: 19, paint: PALETTE.ink, align: 'center' });
  }
}

function fillOf({ current, visited, table }: RouteSearch, node: string): Paint {
  if (node === current) return PALETTE.current;
  if (visited.includes(node)) return PALETTE.closed;
  return table.get(node)!.distance < Infinity ? PALETTE.open : PALETTE.floor;
}

function draw(pen: Pen, search: RouteSearch): void {
  drawRoads(pen, search);
  for (const [node, [x, y]] of Object.entries(PLACES)) {
    const paint = node === search.current ? PALETTE.onCurrent : PALETTE.ink;
    const { distance } = search.table.get(node)!;
    pen.circle(x, y, RADIUS, fillOf(search, node), { stroke: PALETTE.muted, thickness: 2 });
    pen.text(node, x, y - 9, { size: 20, paint, align: 'center' });
    pen.text(distance === Infinity ? '∞' : String(distance), x, y + 11, { size: 16, paint, align: 'center' });
  }
}

function describe({ current, comparisons, table, visited }: RouteSearch): string {
  if (!current) return 'A has distance 0, all others infinity. Step takes A.';
  const sentences = comparisons.map(({ node, candidate, known }) =>
    candidate < known
      ? `${node} through ${current}: ${candidate} is less than ${known === Infinity ? 'infinity' : known}, written down.`
      : `${node} through ${current} would be ${candidate}: not less than ${known}, nothing changes.`,
  );
  const end =
    visited.length === table.size
      ? `All visited. A to D: ${tableToRoute(table, 'D').join(', ')}, cost ${table.get('D')!.distance}.`
      : '';
  return [`Took ${current}, distance ${table.get(current)!.distance}.`, ...sentences, end].join(' ').trim();
}

/** The six-node example, with the table filled step by step. */
export const topic = defineTopic<RouteSearch, Record<string, never>>({
  label: 'Six places joined by roads of different length, and the distances known so far from A',
  size: { width: 640, height: 270 },
  parameters: {},
  legend: [
    { label: 'distance known', paint: PALETTE.open },
    { label: 'visited', paint: PALETTE.closed },
    { label: 'taken in this step', paint: PALETTE.current },
    { label: 'best way known', paint: PALETTE.path },
  ],
  edits: 'rerun',
  stepsPerSecond: 0.7,
  create: () => startRoute(EXAMPLE_ROADS, START),
  next: (search) => stepRoute(EXAMPLE_ROADS, search),
  describe,
  draw,
  Panel: RouteTable,
});
