import type { RankedPage } from './corpus.ts';
import type { Candidate, Indexes } from './gather.ts';
import { gather } from './gather.ts';
import type { PageKind } from './model.ts';
import type { Query, Term } from './parseQuery.ts';

/** A page in the results, with its best matching section. */
export interface Ranked {
  page: RankedPage;
  section: number;
  score: number;
}

export interface Ranking {
  results: Ranked[];
  words: Set<string>;
}

/** Plain words favor guides, identifiers favor the API reference. */
const WORDS_FACTOR: Record<PageKind, number> = { docs: 4, api: 1, blog: 1.1, samples: 1.2, page: 1.4 };
const NAME_FACTOR: Record<PageKind, number> = { docs: 1, api: 1.2, blog: 0.6, samples: 0.6, page: 0.6 };
/** Tutorial steps mention many subjects that have their own guide. */
const STEP_FACTOR = 0.6;
/** The scores at which a title match and a text match count half. */
const NAME_HALF = 60;
const BODY_HALF = 10;
const BODY_FACTOR = 0.35;
const PHRASE_FACTOR = 0.8;
const LINK_FACTOR = 0.06;
const EXACT_SYMBOL = 10;
const EXACT_TITLE = 3;
const SAME_TITLE = 2.6;
const SYNONYM_TITLE = 1.8;
const TITLE_START = 1.25;
/** An identifier is searched by its exact spelling; a plain word may be the name of many members. */
const EXACT_NAME = 6;
const EXACT_WORD = 2.5;
const PATH_FACTOR = 3;
/** Pages that match a smaller share of the terms are dropped. */
const MIN_COVERAGE = 0.5;

const isPhrase = ({ covers }: Term): boolean => covers.length > 0;

/** The share of the title's words that the query matches. */
function titleShare(page: RankedPage, words: Set<string>): number {
  const matched = page.titlePieces.filter((terms) => terms.some((term) => words.has(term)));
  return page.titlePieces.length === 0 ? 0 : matched.length / page.titlePieces.length;
}

/** Whether a synonym of a term is the title or slug of the page. */
const isSynonym = (page: RankedPage, { terms }: Query): boolean =>
  terms.some(({ synonyms }) => synonyms.includes(page.singularTitle) || synonyms.includes(page.singularSlug));

function titleFactor(page: RankedPage, query: Query): number {
  if (page.squeezedTitle === query.squeezed) return query.isName && page.kind === 'api' ? EXACT_SYMBOL : EXACT_TITLE;
  if (page.singularTitle === query.singular || page.squeezedTitle === query.path.at(-1)) return SAME_TITLE;
  if (page.singularSlug === query.singular || isSynonym(page, query)) return SYNONYM_TITLE;
  return query.squeezed.length > 2 && page.squeezedTitle.startsWith(query.squeezed) ? TITLE_START : 1;
}

/** `Actor.kill`: the section is the name after the last dot, the page is one of the names before it. */
function nameFactor(page: RankedPage, section: number, query: Query): number {
  const name = page.squeezedHeadings[section];
  const last = query.path.at(-1);
  if (section === 0 || (name !== last && name !== query.squeezed)) return 1;
  if (name !== last) return query.isName ? EXACT_NAME : EXACT_WORD;
  const owners = query.path.slice(0, -1);
  if (owners.includes(page.squeezedTitle)) return PATH_FACTOR * EXACT_NAME;
  return owners.some((owner) => page.squeezedTitle.includes(owner)) ? PATH_FACTOR * EXACT_WORD : EXACT_WORD;
}

/** A method and its event often share a name; searches usually mean the method. */
const EVENT_FACTOR = 0.5;
const isEvent = (page: RankedPage, section: number): boolean =>
  page.kind === 'api' && page.sections[section]!.anchor.startsWith('event-');

function bestSection(candidate: Candidate, page: RankedPage, query: Query): { section: number; factor: number } {
  let best = { section: 0, factor: 1, value: 0 };
  for (const [id, score] of candidate.sections) {
    const section = id - page.start;
    const factor = nameFactor(page, section, query);
    const value = score * factor * (isEvent(page, section) ? EVENT_FACTOR : 1);
    if (value > best.value) best = { section, factor, value };
  }
  return best;
}

/** Saturates each score, so that matching a second word counts for more than a stronger match of the first. */
const toValue = (name: number, body: number): number =>
  name / (name + NAME_HALF) + (BODY_FACTOR * body) / (body + BODY_HALF);

/** The share of the words that the page matches, individually or as part of a phrase. */
function coverageOf(terms: readonly Term[], values: readonly number[]): number {
  const words = terms.filter((term) => !isPhrase(term));
  const matched = new Set(terms.flatMap((term, at) => (values[at]! > 0 ? [term.text, ...term.covers] : [])));
  return words.length === 0 ? 1 : words.filter(({ text }) => matched.has(text)).length / words.length;
}

function rankCandidate(candidate: Candidate, page: RankedPage, query: Query, words: Set<string>): Ranked | undefined {
  const values = query.terms.map((_, at) => toValue(candidate.names[at]!, candidate.bodies[at]!));
  const sum = values.reduce((total, value, at) => total + value * (isPhrase(query.terms[at]!) ? PHRASE_FACTOR : 1), 0);
  const coverage = coverageOf(query.terms, values);
  if (coverage < MIN_COVERAGE) return undefined;
  const { section, factor } = bestSection(candidate, page, query);
  const isStep = /\/step-\d/.test(page.route);
  const prior =
    (query.isName ? NAME_FACTOR : WORDS_FACTOR)[page.kind] *
    (1 + LINK_FACTOR * page.weight) *
    (isStep ? STEP_FACTOR : 1);
  const score =
    sum * coverage ** 1.5 * prior * titleFactor(page, query) * factor * (0.7 + 0.6 * titleShare(page, words));
  return { page, section, score };
}

/** The pages that match a query, best first. */
export function rank(indexes: Indexes, query: Query): Ranking {
  const { candidates, words } = gather(indexes, query.terms);
  const results = [...candidates.values()]
    .map((candidate) => rankCandidate(candidate, indexes.corpus.pages[candidate.page]!, query, words))
    .filter((ranked) => ranked !== undefined)
    .sort((a, b) => b.score - a.score);
  return { results, words };
}
