import { useSyncExternalStore } from 'react';
import { type Round, startRound } from './rules';

/** What both the engine and React look at. */
export interface Shown {
  round: Round;
  best: number;
}

let shown: Shown = { round: { ...startRound(1), phase: 'title' }, best: 0 };
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
