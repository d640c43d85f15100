/** Bidirectional roads between named places. */
export type Road = readonly [from: string, to: string, weight: number];

export interface Row {
  readonly distance: number;
  readonly previous: string | undefined;
}

/** The result of one comparison: is the path through the current node shorter than the one in the table? */
interface Comparison {
  readonly node: string;
  readonly candidate: number;
  readonly known: number;
}

/** The state of Dijkstra's algorithm on a graph of named places. */
export interface RouteSearch {
  readonly table: ReadonlyMap<string, Row>;
  readonly visited: readonly string[];
  readonly current: string | undefined;
  readonly comparisons: readonly Comparison[];
}

export const EXAMPLE_ROADS: readonly Road[] = [
  ['A', 'B', 10],
  ['A', 'C', 5],
  ['C', 'D', 15],
  ['D', 'E', 3],
  ['B', 'E', 8],
  ['B', 'F', 10],
];

const nodesOf = (roads: readonly Road[]): string[] =>
  [...new Set(roads.flatMap(([from, to]) => [from, to]))].sort((a, b) => a.localeCompare(b));

function neighborsOf(roads: readonly Road[], node: string): { to: string; weight: number }[] {
  return roads.flatMap(([from, to, weight]) => {
    if (from === node) return [{ to, weight }];
    return to === node ? [{ to: from, weight }] : [];
  });
}

export function startRoute(roads: readonly Road[], start: string): RouteSearch {
  const rows = nodesOf(roads).map((node): [string, Row] => [
    node,
    { distance: node === start ? 0 : Infinity, previous: undefined },
  ]);
  return { table: new Map(rows), visited: [], current: undefined, comparisons: [] };
}

/** The nearest unvisited node, or undefined if none is reachable. */
export function stepRoute(roads: readonly Road[], search: RouteSearch): RouteSearch | undefined {
  const unvisited = [...search.table].filter(([node]) => !search.visited.includes(node));
  const [nearest, ...others] = unvisited;
  if (!nearest) return undefined;
  const [current, { distance }] = others.reduce(
    (best, row) => (row[1].distance < best[1].distance ? row : best),
    nearest,
  );
  if (distance === Infinity) return undefined;
  const table = new Map(search.table);
  const comparisons = neighborsOf(roads, current)
    .filter(({ to }) => !search.visited.includes(to))
    .map(({ to, weight }) => ({ node: to, candidate: distance + weight, known: table.get(to)!.distance }));
  for (const { node, candidate, known } of comparisons) {
    if (candidate < known) table.set(node, { distance: candidate, previous: current });
  }
  return { table, visited: [...search.visited, current], current, comparisons };
}

/** The path to a node, including the start. */
export function tableToRoute(table: ReadonlyMap<string, Row>, target: string): string[] {
  const path = [target];
  for (let row = table.get(target); row?.previous; row = table.get(row.previous)) path.unshift(row.previous);
  return path;
}
