import type { Page, PageKind } from '../../src/search/engine/model.ts';

/** Headings beyond this number go into further files, so that the first results load quickly on a large site. */
export const MAX_HEADINGS = 20_000;

/** Breaks ties between pages of equal weight, most searched kind first. */
const KIND_ORDER: Record<PageKind, number> = { docs: 0, page: 1, samples: 2, api: 3, blog: 4 };

export const countHeadings = (pages: readonly Page[]): number =>
  pages.reduce((sum, { sections }) => sum + sections.length, 0);

const compareByPriority = (a: Page, b: Page): number => b.weight - a.weight || KIND_ORDER[a.kind] - KIND_ORDER[b.kind];

/** Splits pages into parts of at most `maxHeadings`, highest priority first; a small site stays one part in its order. */
export function splitPages(pages: readonly Page[], maxHeadings: number): Page[][] {
  if (countHeadings(pages) <= maxHeadings) return [[...pages]];
  const parts: Page[][] = [[]];
  let headings = 0;
  for (const page of pages.toSorted(compareByPriority)) {
    if (headings > 0 && headings + page.sections.length > maxHeadings) {
      parts.push([]);
      headings = 0;
    }
    parts.at(-1)!.push(page);
    headings += page.sections.length;
  }
  return parts;
}
