import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allBits, bitsToTiles, countBits, onlyTile } from './bits.ts';
import { chooseTile, shannonEntropy } from './entropy.ts';

describe('bit sets', () => {
  it('count, list and name their tiles', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20)), (tiles) => {
        const bits = tiles.reduce((set, tile) => set | (1 << tile), 0);
        expect(countBits(bits)).toBe(tiles.length);
        expect(bitsToTiles(bits)).toEqual([...tiles].sort((a, b) => a - b));
        expect(onlyTile(bits)).toBe(tiles.length === 1 ? tiles[0] : undefined);
      }),
    );
  });
});

describe('entropy', () => {
  it('is 0 for one tile, 2 bits for four equal weights, less for unequal ones', () => {
    expect(shannonEntropy(0b100, [1, 1, 5])).toBeCloseTo(0);
    expect(shannonEntropy(allBits(4), [1, 1, 1, 1])).toBeCloseTo(2);
    expect(shannonEntropy(allBits(4), [8, 1, 1, 1])).toBeLessThan(2);
  });

  it('draws tiles in proportion to their weights', () => {
    const draws = Array.from({ length: 1000 }, (_, index) => chooseTile(0b101, [3, 100, 1], (index + 0.5) / 1000));
    expect(draws.filter((tile) => tile === 0)).toHaveLength(750);
    expect(draws).not.toContain(1);
  });

  it('draws one of the options even if all weights are zero', () => {
    expect([0, 0.5, 0.99].map((draw) => chooseTile(0b11, [0, 0], draw))).toEqual([0, 1, 1]);
  });
});
