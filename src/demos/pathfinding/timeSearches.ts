import { estimate, type HeuristicName } from './heuristics.ts';
import { findPath, type Problem } from './findPath.ts';
import { createRandomWorld, type Moves, type World, worldToEdges } from './world.ts';

export interface Timing {
  label: string;
  expanded: number;
  cost: number;
  medianMs: number;
}

const SIDE = 120;
const RUNS = 7;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Lists the edges in advance, so that only the search is measured. */
function worldToProblem(world: World, moves: Moves, heuristic: HeuristicName): Problem {
  const edges = world.terrain.map((_, cell) => worldToEdges(world, cell, moves));
  return {
    nodeCount: edges.length,
    start: world.start,
    goal: world.goal,
    edgesOf: (node) => edges[node]!,
    estimate: (node) => estimate(heuristic, world.columns, node, world.goal),
  };
}

function timeSearch(label: string, problem: Problem, now: () => number): Timing {
  let result = findPath(problem);
  const times = Array.from({ length: RUNS }, () => {
    const start = now();
    result = findPath(problem);
    return now() - start;
  });
  return { label, expanded: result.expanded, cost: result.cost, medianMs: median(times) };
}

/** Runs Dijkstra and A* several times each on one large random map. */
export function timeSearches(moves: Moves, heuristic: HeuristicName, seed: number, now: () => number): Timing[] {
  const world = createRandomWorld(SIDE, SIDE, seed);
  return [
    timeSearch('Dijkstra', worldToProblem(world, moves, 'zero'), now),
    timeSearch('A*', worldToProblem(world, moves, heuristic), now),
  ];
}
