import { cellAt, type Cell, type CellGrid } from '../cellGrid.ts';

/** The eight neighbours as you read them, row by row without the middle; the first is the highest bit of the mask. */
export const NEIGHBOURS = [
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

/** Each corner and the two sides it lies between. */
const CORNERS = [
  { corner: 128, sides: TOP | LEFT },
  { corner: 32, sides: TOP | RIGHT },
  { corner: 4, sides: BOTTOM | LEFT },
  { corner: 1, sides: BOTTOM | RIGHT },
];

/** One bit for each solid neighbour. `outside` is what the world beyond the map counts as. */
export function readMask(grid: CellGrid, x: number, y: number, outside = 1): number {
  return NEIGHBOURS.reduce((mask, { dx, dy, bit }) => (cellAt(grid, x + dx, y + dy, outside) ? mask | bit : mask), 0);
}

/** Forgets every corner that cannot be seen: one that lacks a side next to it. 256 masks become 47. */
export function foldMask(mask: number): number {
  return CORNERS.reduce(
    (folded, { corner, sides }) => ((mask & sides) === sides ? folded | (mask & corner) : folded),
    mask & SIDES,
  );
}

/** The 47 folded masks, the smallest first. */
export const FOLDED_MASKS: readonly number[] = [
  ...new Set(Array.from({ length: 256 }, (_, mask) => foldMask(mask))),
].sort((a, b) => a - b);

/** All masks that are drawn with the same tile as this one. */
export const masksAlike = (mask: number): number[] =>
  Array.from({ length: 256 }, (_, other) => other).filter((other) => foldMask(other) === foldMask(mask));

/** After an edit only the cell and its eight neighbours can look different. */
export const cellsAround = ({ x, y }: Cell): Cell[] => [
  { x, y },
  ...NEIGHBOURS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })),
];
