import { type Rules, type Search, searchToPath, startSearch, stepSearch } from './search.ts';
import type { World } from './world.ts';

/** A search, followed by a walk along its path. */
export interface Walk {
  readonly search: Search;
  /** Number of path tiles walked so far; undefined while searching. */
  readonly walked: number | undefined;
}

export const startWalk = (world: World): Walk => ({ search: startSearch(world), walked: undefined });

export function nextWalk({ search, walked }: Walk, rules: Rules): Walk | undefined {
  const next = stepSearch(search, rules);
  if (next) return { search: next, walked: next.outcome === 'found' ? 0 : undefined };
  if (walked === undefined || walked >= searchToPath(search).length - 1) return undefined;
  return { search, walked: walked + 1 };
}
