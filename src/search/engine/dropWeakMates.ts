import type { Ranked } from './rank.ts';

/** A hit this much weaker than the first of its group is left out; one word is in the names of dozens of symbols. */
const MIN_API_SHARE = 0.6;
const MIN_SHARE = 0.2;

/** Leaves of each group what comes near its best. */
export function dropWeakMates(results: readonly Ranked[]): Ranked[] {
  const best = new Map<string, number>();
  return results.filter(({ page, score }) => {
    const first = best.get(page.group) ?? score;
    best.set(page.group, first);
    return score >= first * (page.kind === 'api' ? MIN_API_SHARE : MIN_SHARE);
  });
}
