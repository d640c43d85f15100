import { buildCorpus } from './corpus.ts';
import { createBodyIndex, createTitleIndex } from './createIndex.ts';
import type { Indexes } from './gather.ts';
import type { SearchRequest } from './model.ts';
import type { BodiesFile, TitlesFile } from './pack.ts';
import { unpackTitles } from './pack.ts';
import { parseQuery } from './parseQuery.ts';
import { dropWeakMates } from './dropWeakMates.ts';
import { rank } from './rank.ts';
import type { Hit } from './toHit.ts';
import { toHit } from './toHit.ts';

export interface SearchAnswer {
  hits: Hit[];
  /** All pages that answer, not only those in `hits`. */
  nbHits: number;
  page: number;
  nbPages: number;
  /** How many answers there are of each kind, for the filters. */
  kinds: Record<string, number>;
}

export interface Engine {
  search(request: SearchRequest): SearchAnswer;
  /** Text below the headings; until it is added, names and headings answer. */
  addBodies(file: BodiesFile): Promise<void>;
}

function countKinds(results: { page: { kind: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { page } of results) counts[page.kind] = (counts[page.kind] ?? 0) + 1;
  return counts;
}

/** Makes a search engine of the first file. It knows nothing of workers, networks or pages. */
export function createEngine(file: TitlesFile): Engine {
  const pages = unpackTitles(file);
  const indexes: Indexes = { corpus: buildCorpus(pages), titles: createTitleIndex(pages) };
  return {
    search({ query, page, hitsPerPage, snippetWords, kind, isGrouped }) {
      const { results, words } = rank(indexes, parseQuery(query));
      const wanted = kind ? results.filter((result) => result.page.kind === kind) : results;
      const shown = (isGrouped ? dropWeakMates(wanted) : wanted).slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        hits: shown.map((result) => toHit(result, words, snippetWords)),
        nbHits: wanted.length,
        page,
        nbPages: Math.ceil(wanted.length / hitsPerPage),
        kinds: countKinds(results),
      };
    },
    async addBodies(bodies) {
      indexes.corpus.pages.forEach((page, at) => {
        page.sections.forEach((section, index) => (section.content = bodies[at]?.[index] ?? ''));
      });
      indexes.bodies = await createBodyIndex(indexes.corpus.pages);
    },
  };
}
