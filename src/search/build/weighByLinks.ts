import type { Page } from '../engine/model.ts';

/** A link of one page's text to another page, by route. */
export interface Link {
  from: string;
  to: string;
}

const MAX_WEIGHT = 9;
/** Doubling the pages that lead to a page raises its weight by this much. */
const STEP = 1.5;

/** Weighs pages by how many others lead to them: what everybody refers to is what most visitors look for. */
export function weighByLinks(pages: readonly Page[], links: readonly Link[]): Page[] {
  const sources = new Map<string, Set<string>>();
  for (const { from, to } of links) {
    if (from !== to) sources.set(to, (sources.get(to) ?? new Set()).add(from));
  }
  return pages.map((page) => {
    const count = sources.get(page.route)?.size ?? 0;
    return { ...page, weight: Math.min(MAX_WEIGHT, Math.round(STEP * Math.log2(1 + count))) };
  });
}
