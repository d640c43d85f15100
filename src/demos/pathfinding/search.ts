import { estimate, type HeuristicName } from './heuristics.ts';
import { type Moves, type World, worldToEdges } from './world.ts';

export interface Rules extends Moves {
  /** `zero` makes it Dijkstra's algorithm. */
  heuristic: HeuristicName;
}

/** The state of a search. Arrays have one entry per tile. */
export interface Search {
  readonly world: World;
  /** Lowest known cost from the start: the sum of the steps, never the straight line. */
  readonly g: readonly number[];
  readonly parent: readonly number[];
  readonly isClosed: readonly boolean[];
  readonly open: readonly number[];
  /** The last expanded tile. */
  readonly current: number | undefined;
  /** Tiles whose cost was set or lowered by the last step. */
  readonly improved: readonly number[];
  readonly expanded: number;
  readonly outcome: 'searching' | 'found' | 'unreachable';
}

const NONE = -1;
/** Sums of √2 differ in the last digits depending on the order of addition; that isn't an improvement. */
const TOLERANCE = 1e-9;

export function startSearch(world: World): Search {
  const count = world.terrain.length;
  return {
    world,
    g: Array.from({ length: count }, (_, cell) => (cell === world.start ? 0 : Infinity)),
    parent: Array.from({ length: count }, () => NONE),
    isClosed: Array.from({ length: count }, () => false),
    open: [world.start],
    current: undefined,
    improved: [],
    expanded: 0,
    outcome: 'searching',
  };
}

export const hOf = ({ world }: Search, cell: number, { heuristic }: Rules): number =>
  estimate(heuristic, world.columns, cell, world.goal);

export const fOf = (search: Search, cell: number, rules: Rules): number => search.g[cell]! + hOf(search, cell, rules);

/** The open tile with the lowest f. Ties go to the one with the higher g, which reaches the goal sooner. */
function takeBest(search: Search, rules: Rules): number | undefined {
  let best: number | undefined;
  for (const cell of search.open) {
    if (best === undefined) best = cell;
    const difference = fOf(search, cell, rules) - fOf(search, best, rules);
    const isBetter = difference < -TOLERANCE;
    if (isBetter || (Math.abs(difference) <= TOLERANCE && search.g[cell]! > search.g[best]! + TOLERANCE)) best = cell;
  }
  return best;
}

/** Expands one tile. Does nothing once the search has an outcome. */
export function stepSearch(search: Search, rules: Rules): Search | undefined {
  if (search.outcome !== 'searching') return undefined;
  const current = takeBest(search, rules);
  if (current === undefined) return { ...search, current, improved: [], outcome: 'unreachable' };
  const open = search.open.filter((cell) => cell !== current);
  const isClosed = search.isClosed.with(current, true);
  const expanded = search.expanded + 1;
  // The goal's cost is final only when it's expanded: while it's open, a cheaper path may still be found.
  if (current === search.world.goal) {
    return { ...search, open, isClosed, current, expanded, improved: [], outcome: 'found' };
  }
  const g = [...search.g];
  const parent = [...search.parent];
  const improved: number[] = [];
  for (const { to, cost } of worldToEdges(search.world, current, rules)) {
    const tentative = g[current]! + cost;
    if (isClosed[to] || tentative >= g[to]! - TOLERANCE) continue;
    g[to] = tentative;
    parent[to] = current;
    improved.push(to);
  }
  const added = improved.filter((cell) => !open.includes(cell));
  return { ...search, g, parent, isClosed, open: [...open, ...added], current, improved, expanded };
}

export function runSearch(world: World, rules: Rules): Search {
  let search = startSearch(world);
  for (;;) {
    const next = stepSearch(search, rules);
    if (!next) return search;
    search = next;
  }
}

/** The path from the start to a tile, inclusive; empty if none is known. */
export function searchToPath({ world, parent, g }: Search, target: number = world.goal): number[] {
  if (g[target] === Infinity) return [];
  const path = [target];
  for (let cell = parent[target]!; cell !== NONE; cell = parent[cell]!) path.unshift(cell);
  return path;
}
