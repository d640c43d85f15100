import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BinaryHeap } from './binaryHeap.ts';
import { findPath } from './findPath.ts';
import { estimate, type HeuristicName, isAdmissible } from './heuristics.ts';
import { MAPS } from './maps.ts';
import { type Rules, runSearch, searchToPath, startSearch, stepSearch } from './search.ts';
import { type Edge, type Moves, type Terrain, type World, worldToEdges } from './world.ts';

const terrain = fc.constantFrom<Terrain>('grass', 'grass', 'grass', 'mud', 'swamp', 'wall');
const worlds = fc
  .record({ columns: fc.integer({ min: 2, max: 8 }), rows: fc.integer({ min: 2, max: 8 }) })
  .chain(({ columns, rows }) => {
    const cell = fc.integer({ min: 0, max: columns * rows - 1 });
    return fc.record({
      columns: fc.constant(columns),
      rows: fc.constant(rows),
      terrain: fc.array(terrain, { minLength: columns * rows, maxLength: columns * rows }),
      start: cell,
      goal: cell,
    });
  });
const moves = fc.record({ diagonals: fc.boolean(), cutsCorners: fc.boolean() });
const names: HeuristicName[] = ['zero', 'manhattan', 'octile', 'euclidean', 'euclidean-twice'];

/** Brute force: relaxes every edge until nothing changes. */
function trueCost(world: World, rules: Moves): number {
  const costs = world.terrain.map((_, cell) => (cell === world.start ? 0 : Infinity));
  for (let round = 0; round < costs.length; round += 1) {
    for (const cell of costs.keys()) {
      for (const { to, cost } of worldToEdges(world, cell, rules))
        costs[to] = Math.min(costs[to]!, costs[cell]! + cost);
    }
  }
  return costs[world.goal]!;
}

function fastRoute(world: World, rules: Rules) {
  return findPath({
    nodeCount: world.terrain.length,
    start: world.start,
    goal: world.goal,
    edgesOf: (node) => worldToEdges(world, node, rules),
    estimate: (node) => estimate(rules.heuristic, world.columns, node, world.goal),
  });
}

/** The cost of walking a path, or undefined if it contains an impossible step. */
function walkCost(world: World, path: readonly number[], rules: Moves): number | undefined {
  let sum = 0;
  for (let index = 1; index < path.length; index += 1) {
    const edge: Edge | undefined = worldToEdges(world, path[index - 1]!, rules).find(({ to }) => to === path[index]);
    if (!edge) return undefined;
    sum += edge.cost;
  }
  return sum;
}

describe('the stepwise search', () => {
  it('finds the true cost with every admissible heuristic', () => {
    fc.assert(
      fc.property(worlds, moves, fc.constantFrom(...names), (world, move, heuristic) => {
        fc.pre(isAdmissible(heuristic, move.diagonals));
        const found = runSearch(world, { ...move, heuristic });
        const cost = trueCost(world, move);
        expect(found.outcome).toBe(cost === Infinity ? 'unreachable' : 'found');
        if (cost < Infinity) expect(found.g[world.goal]).toBeCloseTo(cost, 9);
      }),
    );
  });

  it('returns a valid path with the stated cost, even with an inadmissible heuristic', () => {
    fc.assert(
      fc.property(worlds, moves, fc.constantFrom(...names), (world, move, heuristic) => {
        const found = runSearch(world, { ...move, heuristic });
        fc.pre(found.outcome === 'found');
        const path = searchToPath(found);
        expect([path[0], path.at(-1)]).toEqual([world.start, world.goal]);
        expect(walkCost(world, path, move)).toBeCloseTo(found.g[world.goal]!, 9);
        expect(found.g[world.goal]!).toBeGreaterThanOrEqual(trueCost(world, move) - 1e-9);
      }),
    );
  });

  it('expands only tiles no farther than the goal', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const rules: Rules = { diagonals: false, cutsCorners: false, heuristic: 'manhattan' };
        const found = runSearch(world, rules);
        fc.pre(found.outcome === 'found');
        for (const [cell, isClosed] of found.isClosed.entries()) {
          if (!isClosed) continue;
          const f = found.g[cell]! + estimate('manhattan', world.columns, cell, world.goal);
          expect(f).toBeLessThanOrEqual(found.g[world.goal]!);
        }
      }),
    );
  });

  it('closes each tile once and never raises a cost', () => {
    fc.assert(
      fc.property(worlds, moves, fc.constantFrom(...names), (world, move, heuristic) => {
        let search = startSearch(world);
        for (let next = stepSearch(search, { ...move, heuristic }); next;) {
          const before = search;
          next.g.forEach((g, cell) => expect(g).toBeLessThanOrEqual(before.g[cell]!));
          expect(next.open.some((cell) => next!.isClosed[cell])).toBe(false);
          search = next;
          next = stepSearch(search, { ...move, heuristic });
        }
        expect(search.expanded).toBe(search.isClosed.filter(Boolean).length);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the fast search', () => {
  it('returns the same costs as the stepwise search', () => {
    fc.assert(
      fc.property(worlds, moves, fc.constantFrom(...names), (world, move, heuristic) => {
        fc.pre(isAdmissible(heuristic, move.diagonals));
        const rules = { ...move, heuristic };
        const { cost, path } = fastRoute(world, rules);
        expect(cost).toBeCloseTo(trueCost(world, move), 9);
        if (path.length > 0) expect(walkCost(world, path, move)).toBeCloseTo(cost, 9);
      }),
    );
  });

  it('finds the shortest path on abstract graphs', () => {
    const edge = fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 0, max: 20 }));
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 40 }), (edges) => {
        const edgesOf = (node: number) => edges.flatMap(([from, to, cost]) => (from === node ? [{ to, cost }] : []));
        const best = Array.from({ length: 10 }, (_, node) => (node === 0 ? 0 : Infinity));
        for (let round = 0; round < 10; round += 1) {
          for (const [from, to, cost] of edges) best[to] = Math.min(best[to]!, best[from]! + cost);
        }
        const { cost } = findPath({ nodeCount: 10, start: 0, goal: 9, edgesOf, estimate: () => 0 });
        expect(cost).toBe(best[9]);
      }),
    );
  });
});

describe('the example of part 2', () => {
  const costOf = (rules: Moves) => runSearch(MAPS.example, { ...rules, heuristic: 'euclidean' }).g[MAPS.example.goal];

  it('costs 5.83 with free diagonals, 6.41 without cutting corners, 7 in four directions', () => {
    expect(costOf({ diagonals: true, cutsCorners: true })).toBeCloseTo(5.83, 2);
    expect(costOf({ diagonals: true, cutsCorners: false })).toBeCloseTo(6.41, 2);
    expect(costOf({ diagonals: false, cutsCorners: false })).toBe(7);
  });

  it('has the estimates from the article', () => {
    expect(estimate('euclidean', 6, 0, MAPS.example.goal)).toBeCloseTo(6.4, 2);
    expect(estimate('euclidean', 6, MAPS.example.start, MAPS.example.goal)).toBe(5);
  });
});

describe('a binary heap', () => {
  it('pops the smallest key first', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true })), (keys) => {
        const heap = new BinaryHeap();
        keys.forEach((key, item) => heap.push(item, key));
        const sorted = Array.from({ length: keys.length }, () => keys[heap.pop()!]!);
        expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
        expect([heap.size, heap.pop()]).toEqual([0, undefined]);
      }),
    );
  });
});
