import { cellAt, type Cell, type CellGrid } from '../cellGrid.ts';

/** The eight neighbors in reading order, row by row without the center. The first is the highest bit of the mask. */
export const NEIGHBORS = [
  { name: 'top left', dx: -1, dy: -1, bit: 128 },
  { name: 'top', dx: 0, dy: -1, bit: 64 },
  { name: 'top right', dx: 1, dy: -1, bit: 32 },
  { name: 'left', dx: -1, dy: 0, bit: 16 },
  { name: 'right', dx: 1, dy: 0, bit: 8 },
  { name: 'bottom left', dx: -1, dy: 1, bit: 4 },
  { name: 'bottom', dx: 0, dy: 1, bit: 2 },
  { name: 'bottom right', dx: 1, dy: 1, bit: 1 },
] as const;

const [TOP, LEFT, RIGHT, BOTTOM] = [64, 16, 8, 2];
const SIDES = TOP | LEFT | RIGHT | BOTTOM;

/** Each corner and its two adjacent sides. */
const CORNERS = [
  { corner: 128, sides: TOP | LEFT },
  { corner: 32, sides: TOP | RIGHT },
  { corner: 4, sides: BOTTOM | LEFT },
  { corner: 1, sides: BOTTOM | RIGHT },
];

/** One bit for each solid neighbor. `outside` is the value of cells beyond the map. */
export function readMask(grid: CellGrid, x: number, y: number, outside = 1): number {
  return NEIGHBORS.reduce((mask, { dx, dy, bit }) => (cellAt(grid, x + dx, y + dy, outside) ? mask | bit : mask), 0);
}

/** Clears every corner that isn't visible because an adjacent side is empty. 256 masks become 47. */
export function foldMask(mask: number): number {
  return CORNERS.reduce(
    (folded, { corner, sides }) => ((mask & sides) === sides ? folded | (mask & corner) : folded),
    mask & SIDES,
  );
}

/** The 47 folded masks in ascending order. */
export const FOLDED_MASKS: readonly number[] = [
  ...new Set(Array.from({ length: 256 }, (_, mask) => foldMask(mask))),
].sort((a, b) => a - b);

/** All masks that share this one's tile. */
export const masksAlike = (mask: number): number[] =>
  Array.from({ length: 256 }, (_, other) => other).filter((other) => foldMask(other) === foldMask(mask));

/** The cells an edit can affect: the cell and its eight neighbors. */
export const cellsAround = ({ x, y }: Cell): Cell[] => [
  { x, y },
  ...NEIGHBORS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })),
];
