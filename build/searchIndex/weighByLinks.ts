import type { Page } from '../../src/search/engine/model.ts';

/** A link from one route to another. */
export interface Link {
  from: string;
  to: string;
}

const MAX_WEIGHT = 9;
/** Doubling the number of linking pages adds this much weight. */
const STEP = 1.5;

/** Weighs pages by the number of pages that link to them, as a measure of how often they are searched for. */
export class LinkWeights {
  private readonly sources = new Map<string, Set<string>>();

  add({ from, to }: Link): void {
    if (from === to) return;
    const known = this.sources.get(to);
    if (known) known.add(from);
    else this.sources.set(to, new Set([from]));
  }

  weigh(page: Page): Page {
    const count = this.sources.get(page.route)?.size ?? 0;
    return { ...page, weight: Math.min(MAX_WEIGHT, Math.round(STEP * Math.log2(1 + count))) };
  }
}

/** Weighs pages when all links are known up front. */
export function weighByLinks(pages: readonly Page[], links: readonly Link[]): Page[] {
  const weights = new LinkWeights();
  for (const link of links) weights.add(link);
  return pages.map((page) => weights.weigh(page));
}
