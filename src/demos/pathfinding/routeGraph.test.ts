import { describe, expect, it } from 'vitest';
import { EXAMPLE_ROADS, startRoute, stepRoute, tableToRoute } from './routeGraph.ts';

function run() {
  let search = startRoute(EXAMPLE_ROADS, 'A');
  for (let next = stepRoute(EXAMPLE_ROADS, search); next; next = stepRoute(EXAMPLE_ROADS, next)) search = next;
  return search;
}

describe('the example of part 1', () => {
  it("is visited in the article's order and ends with its table", () => {
    const { visited, table } = run();
    expect(visited).toEqual(['A', 'C', 'B', 'E', 'D', 'F']);
    expect(
      Object.fromEntries([...table].map(([node, { distance, previous }]) => [node, [distance, previous]])),
    ).toEqual({
      A: [0, undefined],
      B: [10, 'A'],
      C: [5, 'A'],
      D: [20, 'C'],
      E: [18, 'B'],
      F: [20, 'B'],
    });
  });

  it('compares D through E, 21, with 20 and leaves it unchanged', () => {
    let search = startRoute(EXAMPLE_ROADS, 'A');
    while (search.current !== 'E') search = stepRoute(EXAMPLE_ROADS, search)!;
    expect(search.comparisons).toEqual([{ node: 'D', candidate: 21, known: 20 }]);
    expect(search.table.get('D')).toEqual({ distance: 20, previous: 'C' });
  });

  it('goes A, C, D', () => {
    expect(tableToRoute(run().table, 'D')).toEqual(['A', 'C', 'D']);
  });

  it('leaves unreachable nodes at infinity', () => {
    const roads = [...EXAMPLE_ROADS, ['X', 'Y', 1] as const];
    let search = startRoute(roads, 'A');
    for (let next = stepRoute(roads, search); next; next = stepRoute(roads, next)) search = next;
    expect(search.visited).not.toContain('X');
    expect(search.table.get('Y')!.distance).toBe(Infinity);
  });
});
