import { type Rules, type Search, startSearch, stepSearch } from './search.ts';
import { nextWalk, startWalk, type Walk } from './walk.ts';
import type { World } from './world.ts';

/** A* and Dijkstra on the same map, in lockstep. */
export interface Race {
  readonly walk: Walk;
  readonly rival: Search;
}

export const startRace = (world: World): Race => ({ walk: startWalk(world), rival: startSearch(world) });

export function nextRace({ walk, rival }: Race, rules: Rules, hasRival: boolean): Race | undefined {
  const nextRival = hasRival ? stepSearch(rival, { ...rules, heuristic: 'zero' }) : undefined;
  const isWaiting = nextRival !== undefined && walk.walked !== undefined;
  // The knight sets out once both searches have finished.
  const next = isWaiting ? undefined : nextWalk(walk, rules);
  return next || nextRival ? { walk: next ?? walk, rival: nextRival ?? rival } : undefined;
}
