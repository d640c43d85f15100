import type { RankedPage } from './corpus.ts';
import type { Candidate, Indexes } from './gather.ts';
import { gather } from './gather.ts';
import type { PageKind } from './model.ts';
import type { Query } from './parseQuery.ts';

/** A page in the answer, with the section that answers best. */
export interface Ranked {
  page: RankedPage;
  section: number;
  score: number;
}

export interface Ranking {
  results: Ranked[];
  words: Set<string>;
}

/** Words are answered by guides first, names in code by the reference. */
const WORDS_FACTOR: Record<PageKind, number> = { docs: 2.2, api: 1, blog: 1.1, samples: 1.2, page: 1.4 };
const NAME_FACTOR: Record<PageKind, number> = { docs: 1, api: 1.2, blog: 0.6, samples: 0.6, page: 0.6 };
const BODY_FACTOR = 0.35;
const EXTRA_FACTOR = 0.5;
const LINK_FACTOR = 0.06;
const EXACT_TITLE = 3;
const SAME_TITLE = 2.6;
const TITLE_START = 1.25;
const EXACT_NAME = 2.5;
const PATH_FACTOR = 3;
/** Pages that answer this small a share of the terms are left out. */
const MIN_COVERAGE = 0.5;

/** The share of the title's words that were asked for. */
function titleShare(page: RankedPage, words: Set<string>): number {
  const matched = page.titleWords.filter((terms) => terms.some((term) => words.has(term)));
  return page.titleWords.length === 0 ? 0 : matched.length / page.titleWords.length;
}

function titleFactor(page: RankedPage, query: Query): number {
  if (page.squeezedTitle === query.squeezed) return EXACT_TITLE;
  if (page.stemmedTitle === query.stemmed) return SAME_TITLE;
  return query.squeezed.length > 2 && page.squeezedTitle.startsWith(query.squeezed) ? TITLE_START : 1;
}

/** `Actor.kill`: the section is the name after the last dot, the page one of the names before it. */
function nameFactor(page: RankedPage, section: number, query: Query): number {
  const name = page.squeezedHeadings[section];
  const last = query.path.at(-1);
  if (section > 0 && last !== undefined && name === last) {
    const owners = query.path.slice(0, -1);
    if (owners.includes(page.squeezedTitle)) return PATH_FACTOR * EXACT_NAME;
    return owners.some((owner) => page.squeezedTitle.includes(owner)) ? PATH_FACTOR : EXACT_NAME;
  }
  return section > 0 && name === query.squeezed ? EXACT_NAME : 1;
}

function bestSection(candidate: Candidate, page: RankedPage, query: Query): { section: number; factor: number } {
  let best = { section: 0, factor: 1, value: 0 };
  for (const [id, score] of candidate.sections) {
    const section = id - page.start;
    const factor = nameFactor(page, section, query);
    if (score * factor > best.value) best = { section, factor, value: score * factor };
  }
  return best;
}

function rankCandidate(candidate: Candidate, page: RankedPage, query: Query, words: Set<string>): Ranked | undefined {
  let sum = 0;
  let asked = 0;
  let answered = 0;
  query.terms.forEach(({ isExtra }, at) => {
    const value = candidate.names[at]! + BODY_FACTOR * candidate.bodies[at]!;
    sum += isExtra ? value * EXTRA_FACTOR : value;
    if (isExtra) return;
    asked++;
    if (value > 0) answered++;
  });
  const coverage = asked === 0 ? 1 : answered / asked;
  if (coverage < MIN_COVERAGE) return undefined;
  const { section, factor } = bestSection(candidate, page, query);
  const prior = (query.isName ? NAME_FACTOR : WORDS_FACTOR)[page.kind] * (1 + LINK_FACTOR * page.weight);
  const score = sum * coverage ** 2 * prior * titleFactor(page, query) * factor * (0.7 + 0.6 * titleShare(page, words));
  return { page, section, score };
}

/** The pages that answer a query, best first. */
export function rank(indexes: Indexes, query: Query): Ranking {
  const { candidates, words } = gather(indexes, query.terms);
  const results = [...candidates.values()]
    .map((candidate) => rankCandidate(candidate, indexes.corpus.pages[candidate.page]!, query, words))
    .filter((ranked) => ranked !== undefined)
    .sort((a, b) => b.score - a.score);
  return { results, words };
}
