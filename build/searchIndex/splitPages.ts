import type { Page, PageKind } from '../../src/search/engine/model.ts';

/** More headings than this travel in further files, so that the first results never wait for a large site. */
export const MAX_HEADINGS = 20_000;

/** What most questions are about comes first; among equals, what other pages lead to most. */
const KIND_ORDER: Record<PageKind, number> = { docs: 0, page: 1, samples: 2, api: 3, blog: 4 };

export const countHeadings = (pages: readonly Page[]): number =>
  pages.reduce((sum, { sections }) => sum + sections.length, 0);

const compareByNeed = (a: Page, b: Page): number => b.weight - a.weight || KIND_ORDER[a.kind] - KIND_ORDER[b.kind];

/** The pages in parts of at most so many headings, the most needed first; a small site is one part, as it is. */
export function splitPages(pages: readonly Page[], maxHeadings: number): Page[][] {
  if (countHeadings(pages) <= maxHeadings) return [[...pages]];
  const parts: Page[][] = [[]];
  let headings = 0;
  for (const page of pages.toSorted(compareByNeed)) {
    if (headings > 0 && headings + page.sections.length > maxHeadings) {
      parts.push([]);
      headings = 0;
    }
    parts.at(-1)!.push(page);
    headings += page.sections.length;
  }
  return parts;
}
