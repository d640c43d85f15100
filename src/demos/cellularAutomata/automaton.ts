import { buildGrid, type CellGrid } from '../cellGrid.ts';
import { createRandom } from '#src/lib/random.ts';
import { hashRandom } from '../seededRandom.ts';
import { countNeighbors, type World } from './border.ts';
import { nextValue, type Rule } from './rule.ts';

/** Makes each cell independently a wall with this probability. */
export function scatterWalls(columns: number, rows: number, fill: number, seed: number): CellGrid {
  const random = createRandom(seed);
  return buildGrid(columns, rows, () => Number(random() < fill));
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Random numbers at the corners of a coarse lattice, interpolated in between. */
function valueNoise(seed: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [smooth(x - left), smooth(y - top)];
  const corner = (dx: number, dy: number) => hashRandom(seed, left + dx, top + dy);
  return mix(mix(corner(0, 0), corner(1, 0), tx), mix(corner(0, 1), corner(1, 1), tx), ty);
}

const LATTICE_CELLS = 5;

/** Smooth noise with a threshold that yields the requested share of walls. */
export function growWalls(columns: number, rows: number, fill: number, seed: number): CellGrid {
  const heightAt = (x: number, y: number) =>
    valueNoise(seed, x / LATTICE_CELLS, y / LATTICE_CELLS) + valueNoise(seed + 1, x / 2, y / 2) / 2;
  const heights = Array.from({ length: columns * rows }, (_, cell) =>
    heightAt(cell % columns, Math.floor(cell / columns)),
  );
  const threshold = [...heights].sort((a, b) => b - a)[Math.round(fill * heights.length)] ?? -Infinity;
  return buildGrid(columns, rows, (x, y) => Number(heights[y * columns + x]! > threshold));
}

/** Updates all cells at once: every new value comes from the old grid, so the order of iteration doesn't matter. */
export function nextGeneration(world: World, rule: Rule): World {
  const { columns, rows, cells } = world.grid;
  const grid = buildGrid(columns, rows, (x, y) =>
    nextValue(rule, cells[y * columns + x]!, countNeighbors(world, x, y)),
  );
  return { ...world, grid, generation: world.generation + 1 };
}

/** The mistake to avoid: writes new values where later cells still expect old ones. */
export function nextGenerationInPlace(world: World, rule: Rule): World {
  const cells = world.grid.cells.slice();
  const grid: CellGrid = { ...world.grid, cells };
  const mixed: World = { ...world, grid };
  for (let y = 0; y < grid.rows; y++) {
    for (let x = 0; x < grid.columns; x++) {
      const index = y * grid.columns + x;
      cells[index] = nextValue(rule, cells[index]!, countNeighbors(mixed, x, y));
    }
  }
  return { ...mixed, generation: world.generation + 1 };
}

export function runGenerations(world: World, rule: Rule, generations: number): World {
  let current = world;
  for (let step = 0; step < generations; step++) current = nextGeneration(current, rule);
  return current;
}
