import { bitsToTiles, countBits, type TileBits } from './bits.ts';

/** The entropy of a cell in bits: 0 for one tile, log2(n) for n tiles of equal weight. */
export function shannonEntropy(options: TileBits, weights: readonly number[]): number {
  let total = 0;
  let weighted = 0;
  for (const tile of bitsToTiles(options)) {
    const weight = weights[tile] ?? 1;
    total += weight;
    weighted += weight > 0 ? weight * Math.log2(weight) : 0;
  }
  return total > 0 ? Math.log2(total) - weighted / total : 0;
}

/** The heuristic for the next cell to collapse. */
export type PickRule = 'fewest' | 'shannon' | 'random' | 'rows';

/** Much smaller than any real difference between cells, but enough to break ties. */
const NOISE = 1e-6;

/** The cell with the lowest priority value is collapsed first. */
export function rankCell(pick: PickRule, options: TileBits, weights: readonly number[], noise: number): number {
  if (pick === 'fewest') return countBits(options) + noise * NOISE;
  if (pick === 'shannon') return shannonEntropy(options, weights) + noise * NOISE;
  return pick === 'random' ? noise : 0;
}

/** Draws one of the options at random, in proportion to their weights. */
export function chooseTile(options: TileBits, weights: readonly number[], draw: number): number {
  const tiles = bitsToTiles(options);
  const total = tiles.reduce((sum, tile) => sum + (weights[tile] ?? 1), 0);
  let rest = draw * total;
  for (const tile of tiles) {
    rest -= weights[tile] ?? 1;
    if (rest < 0) return tile;
  }
  // All weights are zero, or rounding left a remainder.
  return tiles[Math.min(tiles.length - 1, Math.floor(draw * tiles.length))]!;
}
