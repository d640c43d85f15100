export type HeuristicName = 'zero' | 'manhattan' | 'octile' | 'euclidean' | 'euclidean-twice';

type Estimate = (dx: number, dy: number) => number;

const octile: Estimate = (dx, dy) => Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);

/** Estimated distance, from the columns and rows between a tile and the goal. */
const HEURISTICS: Readonly<Record<HeuristicName, Estimate>> = {
  zero: () => 0,
  manhattan: (dx, dy) => dx + dy,
  octile,
  euclidean: (dx, dy) => Math.hypot(dx, dy),
  'euclidean-twice': (dx, dy) => 2 * Math.hypot(dx, dy),
};

/** Whether a heuristic is admissible on a grid whose cheapest tile costs 1. */
export function isAdmissible(name: HeuristicName, diagonals: boolean): boolean {
  if (name === 'euclidean-twice') return false;
  return name !== 'manhattan' || !diagonals;
}

export function estimate(name: HeuristicName, columns: number, from: number, to: number): number {
  const dx = Math.abs((from % columns) - (to % columns));
  const dy = Math.abs(Math.floor(from / columns) - Math.floor(to / columns));
  return HEURISTICS[name](dx, dy);
}
