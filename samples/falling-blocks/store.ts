import { useSyncExternalStore } from 'react';
import { drop, move, type Round, startRound } from './rules';

/** What both the engine and React look at. */
export interface Shown {
  round: Round;
  best: number;
}

/** Behind the title some blocks lie in the well already. */
function createTitle(): Round {
  const moves = [3, -4, 0, -2, 4, -3, 2, 1, -1, -4, 4, 3];
  const dropped = moves.reduce((round, steps) => {
    const direction = steps < 0 ? -1 : 1;
    let moved = round;
    for (let step = 0; step < Math.abs(steps); step++) moved = move(moved, direction);
    return drop(moved);
  }, startRound(3));
  return { ...dropped, phase: 'title', score: 0, lines: 0 };
}

let shown: Shown = { round: createTitle(), best: 0 };
const listeners = new Set<() => void>();

export const readShown = (): Shown => shown;

export function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws a component again whenever the game changes. */
export const useShown = (): Shown => useSyncExternalStore(subscribe, readShown);
