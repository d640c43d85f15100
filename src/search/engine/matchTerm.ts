import type { TextIndex } from './createIndex.ts';
import type { Term } from './parseQuery.ts';

/** The score of each section for one term, by section id, and the index words that matched. */
export interface TermMatches {
  scores: Map<number, number>;
  words: Set<string>;
}

const VARIANT_WEIGHT = 0.8;
const PART_WEIGHT = 0.3;
const SYNONYM_WEIGHT = 0.55;
const TYPO_WEIGHT = 0.6;
const MIN_PREFIX_LENGTH = 2;
const MIN_TYPO_LENGTH = 4;
const LONG_WORD_LENGTH = 7;
const FIELD_BOOST = { title: 3, slug: 2, keywords: 1.5, heading: 1.5, body: 1 };

const createMatches = (): TermMatches => ({ scores: new Map(), words: new Set() });

function collect(matches: TermMatches, index: TextIndex, word: string, weight: number, options: object): void {
  for (const { id, score, terms } of index.search(word, {
    tokenize: (text: string) => [text],
    boost: FIELD_BOOST,
    ...options,
  })) {
    matches.scores.set(id as number, Math.max(matches.scores.get(id as number) ?? 0, score * weight));
    for (const term of terms) matches.words.add(term);
  }
}

/** Searches one index for a term as typed. */
export function matchTyped(index: TextIndex, term: Term): TermMatches {
  const matches = createMatches();
  collect(matches, index, term.text, 1, { prefix: term.isLast || term.text.length > MIN_PREFIX_LENGTH });
  return matches;
}

/** Adds matches for the term's variants, parts and synonyms. */
export function addRelated(matches: TermMatches, index: TextIndex, term: Term): void {
  for (const variant of term.variants) collect(matches, index, variant, VARIANT_WEIGHT, {});
  for (const part of term.parts) collect(matches, index, part, PART_WEIGHT, {});
  for (const synonym of term.synonyms) collect(matches, index, synonym, SYNONYM_WEIGHT, {});
}

/** Adds fuzzy matches, in case the term is misspelled. */
export function addTypos(matches: TermMatches, index: TextIndex, term: Term): void {
  if (term.text.length < MIN_TYPO_LENGTH) return;
  const fuzzy = term.text.length > LONG_WORD_LENGTH ? 2 : 1;
  collect(matches, index, term.text, TYPO_WEIGHT, { fuzzy, prefix: term.isLast });
}
