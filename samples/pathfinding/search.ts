// Three searches that share one loop: they differ only in which cell they look at next.

export type Ground = 'meadow' | 'water' | 'wall';
export type SearchName = 'breadth' | 'dijkstra' | 'astar';

export interface Field {
  columns: number;
  rows: number;
  /** Row by row. */
  ground: readonly Ground[];
}

/** What it costs to step onto a cell; a wall cannot be stepped onto. */
const COSTS: Readonly<Record<Ground, number>> = { meadow: 1, water: 4, wall: Infinity };

export interface Finding {
  /** Cells in the order they were looked at. */
  visited: number[];
  /** From start to goal; empty when there is no way. */
  path: number[];
  cost: number;
}

export const costOf = (field: Field, cell: number): number => COSTS[field.ground[cell]!];

export function neighboursOf({ columns, rows }: Field, cell: number): number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < columns - 1 ? [cell + 1] : []),
    ...(y > 0 ? [cell - columns] : []),
    ...(y < rows - 1 ? [cell + columns] : []),
  ];
}

/** How far it is at least: across and down, as if nothing were in the way. */
export function distance({ columns }: Field, from: number, to: number): number {
  const across = Math.abs((from % columns) - (to % columns));
  return across + Math.abs(Math.floor(from / columns) - Math.floor(to / columns));
}

/** The smaller the rank, the sooner a cell is looked at. */
const RANKS: Readonly<
  Record<SearchName, (steps: number, cost: number, left: number) => number>
> = {
  breadth: (steps) => steps,
  dijkstra: (_steps, cost) => cost,
  astar: (_steps, cost, left) => cost + left,
};

interface Known {
  cost: number;
  steps: number;
  from: number | null;
}

/** Looks for the way from start to goal. */
export function search(
  field: Field,
  start: number,
  goal: number,
  name: SearchName,
): Finding {
  const known = new Map<number, Known>([[start, { cost: 0, steps: 0, from: null }]]);
  const open = new Set([start]);
  const visited: number[] = [];
  const rank = (cell: number) => {
    const { steps, cost } = known.get(cell)!;
    return RANKS[name](steps, cost, distance(field, cell, goal));
  };
  while (open.size) {
    const current = [...open].reduce((best, cell) =>
      rank(cell) < rank(best) ? cell : best,
    );
    open.delete(current);
    visited.push(current);
    if (current === goal) break;
    const { cost, steps } = known.get(current)!;
    for (const next of neighboursOf(field, current)) {
      const nextCost = cost + costOf(field, next);
      const before = known.get(next);
      const isBetter =
        name === 'breadth' ? !before : nextCost < (before?.cost ?? Infinity);
      if (!Number.isFinite(nextCost) || !isBetter) continue;
      known.set(next, { cost: nextCost, steps: steps + 1, from: current });
      open.add(next);
    }
  }
  const path = tracePath(known, goal);
  return { visited, path, cost: path.length ? known.get(goal)!.cost : Infinity };
}

function tracePath(known: ReadonlyMap<number, Known>, goal: number): number[] {
  const path: number[] = [];
  for (
    let cell: number | null = known.has(goal) ? goal : null;
    cell !== null;
    cell = known.get(cell)!.from
  ) {
    path.unshift(cell);
  }
  return path;
}
