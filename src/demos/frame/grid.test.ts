import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsBetween, createGrid, moveCursor } from './grid.ts';
import { createRandom } from '#src/lib/random.ts';

const grid = createGrid({ columns: 5, rows: 4, size: 10, x: 100, y: 50 });

describe('a grid', () => {
  it('finds the cell at a position, and none outside', () => {
    expect(grid.toCell(100, 50)).toBe(0);
    expect(grid.toCell(149.9, 89.9)).toBe(19);
    expect([grid.toCell(99, 60), grid.toCell(151, 60), grid.toCell(120, 91)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('finds every cell at its center', () => {
    for (let cell = 0; cell < 20; cell += 1) {
      const { x, y } = grid.toCenter(cell);
      expect(grid.toCell(x, y)).toBe(cell);
    }
  });

  it('clamps the cursor to the grid', () => {
    expect([moveCursor(grid, 0, -1, 0), moveCursor(grid, 4, 1, 0), moveCursor(grid, 17, 0, 1)]).toEqual([0, 4, 17]);
    expect(moveCursor(grid, 7, 1, 1)).toBe(13);
  });

  it('draws strokes without gaps', () => {
    const cell = fc.integer({ min: 0, max: 19 });
    fc.assert(
      fc.property(cell, cell, (from, to) => {
        const cells = [from, ...cellsBetween(grid, from, to)];
        expect(cells.at(-1)).toBe(to);
        for (let index = 1; index < cells.length; index += 1) {
          const [a, b] = [cells[index - 1]!, cells[index]!];
          expect(Math.abs((a % 5) - (b % 5))).toBeLessThanOrEqual(1);
          expect(Math.abs(Math.floor(a / 5) - Math.floor(b / 5))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('random numbers', () => {
  it('are deterministic for a seed and evenly distributed', () => {
    const draw = (seed: number) => Array.from({ length: 1000 }, createRandom(seed));
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
    const mean = draw(5).reduce((sum, value) => sum + value, 0) / 1000;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });
});
