import { countCells } from '../cellGrid.ts';
import { runGenerations, scatterWalls } from './automaton.ts';
import type { Border } from './border.ts';
import { findRegions } from './regions.ts';
import { CAVES, type Rule } from './rule.ts';

interface Spread {
  low: number;
  median: number;
  high: number;
}

export interface CaveMeasurement {
  wallShare: Spread;
  caves: Spread;
  /** The largest cave's share of the floor, on average. */
  largestShare: number;
}

/** Nine of ten values are above `low`, nine of ten below `high`. */
function toSpread(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { low: at(0.1), median: at(0.5), high: at(0.9) };
}

export const CAVE_SIZE = 36;
const GENERATIONS = 5;

/** Generates a map for each of the seeds 1, 2, 3 … and measures it after five generations. */
export function measureCaves(
  fill: number,
  seeds: number,
  rule: Rule = CAVES,
  border: Border = 'wall',
): CaveMeasurement {
  const results = Array.from({ length: seeds }, (_, index) => {
    const seed = index + 1;
    const start = { grid: scatterWalls(CAVE_SIZE, CAVE_SIZE, fill, seed), border, seed, generation: 0 };
    const { grid } = runGenerations(start, rule, GENERATIONS);
    const regions = findRegions(grid);
    const floor = countCells(grid, 0);
    return {
      walls: 1 - floor / grid.cells.length,
      caves: regions.length,
      largest: (regions[0]?.length ?? 0) / (floor || 1),
    };
  });
  return {
    wallShare: toSpread(results.map(({ walls }) => walls)),
    caves: toSpread(results.map(({ caves }) => caves)),
    largestShare: results.reduce((sum, { largest }) => sum + largest, 0) / results.length,
  };
}
