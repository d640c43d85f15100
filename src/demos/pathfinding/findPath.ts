import { BinaryHeap } from './binaryHeap.ts';
import type { Edge } from './world.ts';

/** A graph with nodes numbered from 0. */
export interface Problem {
  nodeCount: number;
  start: number;
  goal: number;
  edgesOf(node: number): readonly Edge[];
  /** Estimated distance to the goal; 0 everywhere gives Dijkstra's algorithm. */
  estimate(node: number): number;
}

export interface Route {
  /** From start to goal, inclusive; empty if there is none. */
  path: number[];
  cost: number;
  expanded: number;
}

/** A* without visualization. A node is pushed again when its cost drops; stale entries are skipped when popped. */
export function findPath({ nodeCount, start, goal, edgesOf, estimate }: Problem): Route {
  const g = new Float64Array(nodeCount).fill(Infinity);
  const parent = new Int32Array(nodeCount).fill(-1);
  const isClosed = new Uint8Array(nodeCount);
  const open = new BinaryHeap();
  let expanded = 0;
  g[start] = 0;
  open.push(start, estimate(start));
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    if (isClosed[current]) continue;
    isClosed[current] = 1;
    expanded += 1;
    if (current === goal) return { path: parentsToPath(parent, goal), cost: g[goal]!, expanded };
    for (const { to, cost } of edgesOf(current)) {
      const tentative = g[current]! + cost;
      if (isClosed[to] || tentative >= g[to]!) continue;
      g[to] = tentative;
      parent[to] = current;
      open.push(to, tentative + estimate(to));
    }
  }
  return { path: [], cost: Infinity, expanded };
}

function parentsToPath(parent: Int32Array, goal: number): number[] {
  const path: number[] = [];
  for (let node = goal; node !== -1; node = parent[node]!) path.push(node);
  return path.reverse();
}
