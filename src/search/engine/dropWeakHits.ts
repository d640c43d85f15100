import type { Ranked } from './rank.ts';

/** Minimum score relative to the best hit of the group; higher for the API, where dozens of names share a word. */
const MIN_API_SHARE = 0.6;
const MIN_SHARE = 0.2;

/** Drops hits that score far below the best hit of their group. */
export function dropWeakHits(results: readonly Ranked[]): Ranked[] {
  const best = new Map<string, number>();
  return results.filter(({ page, score }) => {
    const first = best.get(page.group) ?? score;
    best.set(page.group, first);
    return score >= first * (page.kind === 'api' ? MIN_API_SHARE : MIN_SHARE);
  });
}
