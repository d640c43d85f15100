import { cellAt, isInside, type CellGrid } from '../cellGrid.ts';
import { hashRandom } from '../seededRandom.ts';

/** The value of a cell outside the map. */
export type Border = 'wall' | 'floor' | 'mirror' | 'random';

/** The same choice in every demo with a border. */
export const BORDER_CHOICE = {
  kind: 'choice',
  label: 'Outside counts as',
  value: 'wall',
  options: [
    { value: 'wall', label: 'wall' },
    { value: 'floor', label: 'floor' },
    { value: 'mirror', label: 'the cell itself' },
    { value: 'random', label: 'chance' },
  ],
} as const;

export interface World {
  readonly grid: CellGrid;
  readonly border: Border;
  readonly seed: number;
  readonly generation: number;
}

/** The value at a position as seen from a cell of the map. A mirror returns the cell itself. */
export function valueSeenFrom({ grid, border, seed, generation }: World, own: number, x: number, y: number): number {
  if (isInside(grid, x, y)) return cellAt(grid, x, y);
  if (border === 'mirror') return own;
  if (border === 'random') return Number(hashRandom(seed, x, y, generation) < 0.5);
  return Number(border === 'wall');
}

/** Number of walls among the eight adjacent cells: the Moore neighborhood. */
export function countNeighbors(world: World, x: number, y: number): number {
  const own = cellAt(world.grid, x, y);
  let count = -own;
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) count += valueSeenFrom(world, own, x + dx, y + dy);
  return count;
}
