import { buildCorpus, extendCorpus } from './corpus.ts';
import { addBodies, addTitles, createBodyIndex, createTitleIndex } from './createIndex.ts';
import type { Indexes } from './gather.ts';
import type { SearchRequest } from './model.ts';
import type { BodiesFile, TitlesFile } from './pack.ts';
import { unpackTitles } from './pack.ts';
import { parseQuery } from './parseQuery.ts';
import { dropWeakHits } from './dropWeakHits.ts';
import { rank } from './rank.ts';
import type { Hit } from './toHit.ts';
import { toHit } from './toHit.ts';

export interface SearchAnswer {
  hits: Hit[];
  /** The number of all matching pages, not only those in `hits`. */
  nbHits: number;
  page: number;
  nbPages: number;
  /** The number of matches of each kind, for the filters. */
  kinds: Record<string, number>;
}

export interface Engine {
  search(request: SearchRequest): SearchAnswer;
  /** Adds the titles and headings of more pages when the site is too large for one file. */
  addTitles(file: TitlesFile): void;
  /** Adds the body text of the most recently added pages; until then only titles and headings match. */
  addBodies(file: BodiesFile): Promise<void>;
}

function countKinds(results: { page: { kind: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { page } of results) counts[page.kind] = (counts[page.kind] ?? 0) + 1;
  return counts;
}

/** Creates a search engine from the first file. Independent of workers, the network and the DOM. */
export function createEngine(file: TitlesFile): Engine {
  const indexes: Indexes = { corpus: buildCorpus([]), titles: createTitleIndex() };
  let firstNew = 0;
  const addPages = (more: TitlesFile): void => {
    const pages = unpackTitles(more);
    const { corpus } = indexes;
    firstNew = corpus.pages.length;
    addTitles(indexes.titles, pages, corpus.pageOf.length);
    indexes.corpus = extendCorpus(corpus, pages);
  };
  addPages(file);
  return {
    search({ query, page, hitsPerPage, snippetWords, kind, isGrouped }) {
      const { results, words } = rank(indexes, parseQuery(query));
      const wanted = kind ? results.filter((result) => result.page.kind === kind) : results;
      const shown = (isGrouped ? dropWeakHits(wanted) : wanted).slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        hits: shown.map((result) => toHit(result, words, snippetWords)),
        nbHits: wanted.length,
        page,
        nbPages: Math.ceil(wanted.length / hitsPerPage),
        kinds: countKinds(results),
      };
    },
    addTitles: addPages,
    async addBodies(bodies) {
      const pages = indexes.corpus.pages.slice(firstNew);
      pages.forEach((page, at) => {
        page.sections.forEach((section, index) => (section.content = bodies[at]?.[index] ?? ''));
      });
      const index = indexes.bodies ?? createBodyIndex();
      await addBodies(index, pages, pages[0]?.start ?? 0);
      indexes.bodies = index;
    },
  };
}
