import { buildGrid, cellAt, isInside, type Cell, type CellGrid } from '../cellGrid.ts';

const FLOOR = 0;
const WALL = 1;
const SIDES = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
];

/** A cave: floor cells connected horizontally or vertically. */
export type Region = readonly Cell[];

function floodFill(grid: CellGrid, start: Cell, visit: (cell: Cell) => boolean): Cell[] {
  const region: Cell[] = [];
  const stack = [start];
  visit(start);
  for (let cell = stack.pop(); cell; cell = stack.pop()) {
    region.push(cell);
    for (const { dx, dy } of SIDES) {
      const next = { x: cell.x + dx, y: cell.y + dy };
      if (isInside(grid, next.x, next.y) && cellAt(grid, next.x, next.y) === FLOOR && visit(next)) stack.push(next);
    }
  }
  return region;
}

/** All caves, largest first. Visits each cell once. */
export function findRegions(grid: CellGrid): Region[] {
  const seen = new Uint8Array(grid.cells.length);
  const visit = ({ x, y }: Cell): boolean => {
    const index = y * grid.columns + x;
    if (seen[index]) return false;
    seen[index] = 1;
    return true;
  };
  const regions: Region[] = [];
  for (let y = 0; y < grid.rows; y++) {
    for (let x = 0; x < grid.columns; x++) {
      if (cellAt(grid, x, y) === FLOOR && !seen[y * grid.columns + x]) regions.push(floodFill(grid, { x, y }, visit));
    }
  }
  return regions.sort((a, b) => b.length - a.length);
}

/** Fills every cave except the largest. */
export function keepLargestRegion(grid: CellGrid): CellGrid {
  const [largest = []] = findRegions(grid);
  const largestCells = new Set(largest.map(({ x, y }) => y * grid.columns + x));
  return buildGrid(grid.columns, grid.rows, (x, y) => (largestCells.has(y * grid.columns + x) ? FLOOR : WALL));
}

/** The closest pair of cells between two caves, by Manhattan distance. */
function findNearestPair(from: Region, to: Region): [Cell, Cell] {
  let best: [Cell, Cell] = [from[0]!, to[0]!];
  let nearest = Infinity;
  for (const a of from) {
    for (const b of to) {
      const distance = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
      if (distance < nearest) [nearest, best] = [distance, [a, b]];
    }
  }
  return best;
}

/** The cells of a tunnel: first horizontally, then vertically. */
function tunnelCells(from: Cell, to: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let x = from.x; x !== to.x; x += Math.sign(to.x - from.x)) cells.push({ x, y: from.y });
  for (let y = from.y; y !== to.y; y += Math.sign(to.y - from.y)) cells.push({ x: to.x, y });
  return [...cells, to];
}

/** Digs the shortest tunnel from the largest cave to its nearest neighbor, until all are connected. */
export function joinRegions(grid: CellGrid): CellGrid {
  let [main, ...others] = findRegions(grid);
  const cells = grid.cells.slice();
  while (main && others.length > 0) {
    const hub = main;
    const links = others.map((region) => ({ region, pair: findNearestPair(hub, region) }));
    const { region, pair } = links.reduce((best, link) => (lengthOf(link.pair) < lengthOf(best.pair) ? link : best));
    const tunnel = tunnelCells(...pair);
    for (const { x, y } of tunnel) cells[y * grid.columns + x] = FLOOR;
    main = [...main, ...region, ...tunnel];
    others = others.filter((other) => other !== region);
  }
  return { ...grid, cells };
}

const lengthOf = ([a, b]: [Cell, Cell]): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
