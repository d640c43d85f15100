import { describe, expect, it } from 'vitest';
import { type Field, type Ground, search, type SearchName } from './search';

const GROUND: Readonly<Record<string, Ground>> = {
  '.': 'meadow',
  '~': 'water',
  '#': 'wall',
};
function parseField(text: string): Field {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return {
    columns: lines[0]!.length,
    rows: lines.length,
    ground: [...lines.join('')].map((sign) => GROUND[sign]!),
  };
}
const ALL: SearchName[] = ['breadth', 'dijkstra', 'astar'];

const open = parseField(`
  .....
  .....
  .....`);
const river = parseField(`
  .~~~.
  .....`);

describe.each(ALL)('%s', (name) => {
  it('finds the shortest way over open ground', () => {
    const { path, cost } = search(open, 0, 14, name);
    expect(path).toHaveLength(7);
    expect(cost).toBe(6);
    expect(path[0]).toBe(0);
    expect(path.at(-1)).toBe(14);
  });

  it('walks round walls and says when there is no way', () => {
    const maze = parseField('.#.\n.#.\n...');
    expect(search(maze, 0, 2, name).path).toEqual([0, 3, 6, 7, 8, 5, 2]);
    expect(search(parseField('.#.\n.#.'), 0, 2, name)).toMatchObject({
      path: [],
      cost: Infinity,
    });
  });
});

it('breadth-first swims because it counts steps; the others walk round because they count cost', () => {
  expect(search(river, 0, 4, 'breadth').path).toEqual([0, 1, 2, 3, 4]);
  expect(search(river, 0, 4, 'dijkstra').path).toEqual([0, 5, 6, 7, 8, 9, 4]);
  expect(search(river, 0, 4, 'astar').cost).toBe(search(river, 0, 4, 'dijkstra').cost);
});

it('A* looks at fewer cells than Dijkstra', () => {
  const wide: Field = {
    columns: 20,
    rows: 12,
    ground: Array<Ground>(240).fill('meadow'),
  };
  const seen = (name: SearchName) => search(wide, 100, 118, name).visited.length;
  expect(seen('astar')).toBeLessThan(seen('dijkstra') / 3);
});
