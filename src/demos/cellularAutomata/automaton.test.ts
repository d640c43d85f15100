import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, countCells, gridToText, parseGrid, withCell, type CellGrid } from '../cellGrid.ts';
import { growWalls, nextGeneration, nextGenerationInPlace, runGenerations, scatterWalls } from './automaton.ts';
import { countNeighbors, type Border, type World } from './border.ts';
import { measureCaves } from './measure.ts';
import { findRegions, joinRegions, keepLargestRegion } from './regions.ts';
import { CAVES, GAME_OF_LIFE, nextValue, thresholdRule } from './rule.ts';

const worldOf = (grid: CellGrid, border: Border = 'wall'): World => ({ grid, border, seed: 1, generation: 0 });
const anyGrid = fc
  .record({
    columns: fc.integer({ min: 1, max: 14 }),
    rows: fc.integer({ min: 1, max: 14 }),
    fill: fc.double({ min: 0, max: 1, noNaN: true }),
    seed: fc.nat(),
  })
  .map(({ columns, rows, fill, seed }) => scatterWalls(columns, rows, fill, seed));
const anyBorder = fc.constantFrom<Border>('wall', 'floor', 'mirror', 'random');
const wallShare = (grid: CellGrid) => countCells(grid, 1) / grid.cells.length;

describe('rules', () => {
  it('turn floor with five walls into wall, wall with three into floor, and leave four unchanged', () => {
    expect([3, 4, 5].map((count) => nextValue(CAVES, 0, count))).toEqual([0, 0, 1]);
    expect([3, 4, 5].map((count) => nextValue(CAVES, 1, count))).toEqual([0, 1, 1]);
  });

  it('support a threshold of zero', () => {
    expect(nextValue(thresholdRule(0, 3), 0, 0)).toBe(1);
    expect(nextValue(thresholdRule(5, 0), 1, 0)).toBe(0);
    expect(nextValue(thresholdRule(5, 0), 1, 1)).toBe(1);
  });
});

describe('neighbors', () => {
  it('count five outside a corner and three outside an edge', () => {
    const world = worldOf(scatterWalls(7, 7, 0, 1));
    expect([countNeighbors(world, 0, 0), countNeighbors(world, 3, 0), countNeighbors(world, 3, 3)]).toEqual([5, 3, 0]);
  });

  it('respect the border mode', () => {
    const corner = (border: Border, value: number) =>
      countNeighbors(worldOf(withCell(scatterWalls(7, 7, 0, 1), 0, 0, value), border), 0, 0);
    expect([corner('floor', 1), corner('mirror', 0), corner('mirror', 1)]).toEqual([0, 0, 5]);
  });
});

describe('a generation', () => {
  it('is deterministic for a seed, whatever the border', () => {
    fc.assert(
      fc.property(anyGrid, anyBorder, (grid, border) => {
        const run = () => gridToText(runGenerations(worldOf(grid, border), CAVES, 4).grid);
        expect(run()).toBe(run());
      }),
    );
  });

  it("doesn't mutate the previous grid", () => {
    fc.assert(
      fc.property(anyGrid, anyBorder, (grid, border) => {
        const before = gridToText(grid);
        nextGeneration(worldOf(grid, border), CAVES);
        nextGenerationInPlace(worldOf(grid, border), CAVES);
        expect(gridToText(grid)).toBe(before);
      }),
    );
  });

  it('depends only on adjacent cells', () => {
    fc.assert(
      fc.property(anyGrid, anyBorder, (grid, border) => {
        const world = worldOf(grid, border);
        const next = nextGeneration(world, CAVES).grid;
        for (let y = 0; y < grid.rows; y++)
          for (let x = 0; x < grid.columns; x++)
            expect(cellAt(next, x, y)).toBe(nextValue(CAVES, cellAt(grid, x, y), countNeighbors(world, x, y)));
      }),
      { numRuns: 30 },
    );
  });

  it('moves a glider of the Game of Life by one cell in four generations', () => {
    const glider = parseGrid(`
      .#......
      ..#.....
      ###.....
      ........
      ........
      ........`);
    const moved = runGenerations(worldOf(glider, 'floor'), GAME_OF_LIFE, 4).grid;
    expect(gridToText(moved)).toBe(
      gridToText(
        parseGrid(`
      ........
      ..#.....
      ...#....
      .###....
      ........
      ........`),
      ),
    );
  });

  it('comes out wrong when updated in place', () => {
    const blinker = parseGrid(`
      .....
      ..#..
      ..#..
      ..#..
      .....`);
    const right = nextGeneration(worldOf(blinker, 'floor'), GAME_OF_LIFE).grid;
    const wrong = nextGenerationInPlace(worldOf(blinker, 'floor'), GAME_OF_LIFE).grid;
    expect(gridToText(right).split('\n')[2]).toBe('.###.');
    expect(gridToText(wrong)).not.toBe(gridToText(right));
  });

  it("ends with the wall counts in the article's table", () => {
    const shareOf = (fill: number) => Math.round(measureCaves(fill, 100).wallShare.median * 100);
    expect([0.4, 0.45, 0.5, 0.55].map(shareOf)).toEqual([25, 41, 60, 77]);
  });
});

describe('initial maps', () => {
  it('have the requested share of walls', () => {
    expect(wallShare(scatterWalls(100, 100, 0.45, 3))).toBeCloseTo(0.45, 1);
    expect(wallShare(growWalls(36, 36, 0.45, 3))).toBeCloseTo(0.45, 2);
  });
});

describe('regions', () => {
  it('contain every floor cell once, the largest first', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const regions = findRegions(grid);
        const cells = regions.flat().map(({ x, y }) => `${x} ${y}`);
        expect(new Set(cells).size).toBe(cells.length);
        expect(cells).toHaveLength(countCells(grid, 0));
        expect(regions.map(({ length }) => length)).toEqual(regions.map(({ length }) => length).sort((a, b) => b - a));
      }),
    );
  });

  it('are joined by tunnels that only remove walls', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const joined = joinRegions(grid);
        expect(findRegions(joined).length).toBe(Math.min(1, countCells(grid, 0)));
        joined.cells.forEach((cell, index) => expect(cell).toBeLessThanOrEqual(grid.cells[index]!));
      }),
    );
  });

  it('leave the largest when the rest is filled', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const [largest = []] = findRegions(grid);
        expect(countCells(keepLargestRegion(grid), 0)).toBe(largest.length);
      }),
    );
  });
});
