import type { Page } from './model.ts';
import { squeeze, squeezeSingular, textToPieces } from './words.ts';

/** A page with precomputed values for ranking. */
export interface RankedPage extends Page {
  /** The id of its first section. */
  start: number;
  squeezedTitle: string;
  singularTitle: string;
  singularSlug: string;
  /** The smallest words of the title, each with the terms it matches. */
  titlePieces: string[][];
  squeezedHeadings: string[];
}

export interface Corpus {
  pages: RankedPage[];
  /** The page of each section id. */
  pageOf: Uint32Array;
}

function toRankedPage(page: Page, start: number): RankedPage {
  const title = page.sections[0]?.heading ?? '';
  return {
    ...page,
    start,
    squeezedTitle: squeeze(title),
    singularTitle: squeezeSingular(title),
    singularSlug: squeezeSingular(page.route.slice(page.route.lastIndexOf('/') + 1)),
    titlePieces: textToPieces(title),
    squeezedHeadings: page.sections.map(({ heading }) => squeeze(heading)),
  };
}

/** Appends pages to a corpus; existing ids do not change. */
export function extendCorpus({ pages: known, pageOf: knownOf }: Corpus, pages: readonly Page[]): Corpus {
  const count = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const pageOf = new Uint32Array(knownOf.length + count);
  pageOf.set(knownOf);
  let start = knownOf.length;
  const ranked = pages.map((page, at) => {
    const result = toRankedPage(page, start);
    pageOf.fill(known.length + at, start, start + page.sections.length);
    start += page.sections.length;
    return result;
  });
  return { pages: [...known, ...ranked], pageOf };
}

export const buildCorpus = (pages: readonly Page[]): Corpus =>
  extendCorpus({ pages: [], pageOf: new Uint32Array() }, pages);
