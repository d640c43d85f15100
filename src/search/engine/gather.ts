import type { Corpus } from './corpus.ts';
import type { TextIndex } from './createIndex.ts';
import type { TermMatches } from './matchTerm.ts';
import { addRelated, addTypos, matchTyped } from './matchTerm.ts';
import type { Term } from './parseQuery.ts';

/** A page that matches at least one term. */
export interface Candidate {
  page: number;
  /** For each term, the best score of its titles and headings, and of its text. */
  names: number[];
  bodies: number[];
  /** The total score of each section over all terms, by section id. */
  sections: Map<number, number>;
}

export interface Gathered {
  candidates: Map<number, Candidate>;
  /** All index words that matched. */
  words: Set<string>;
}

export interface Indexes {
  corpus: Corpus;
  titles: TextIndex;
  bodies?: TextIndex;
}

/** A match in the heading of a section counts for more than one in its text. */
const BODY_SHARE = 0.25;

/** A single letter is a prefix in nearly every text, so it only searches titles and headings. */
const MIN_BODY_LETTERS = 2;

/** A word found in fewer sections, and in no title or heading, may itself be a typo, so fuzzy matches are added. */
const MIN_USES = 3;

function matchTerm({ titles, bodies: allBodies }: Indexes, term: Term): [TermMatches, TermMatches?] {
  const bodies = term.text.length < MIN_BODY_LETTERS ? undefined : allBodies;
  const named = matchTyped(titles, term);
  const written = bodies && matchTyped(bodies, term);
  const isKnown = named.scores.size > 0 || (written?.scores.size ?? 0) >= MIN_USES || term.synonyms.length > 0;
  if (!isKnown) addTypos(named, titles, term);
  if (!isKnown && named.scores.size === 0 && written) addTypos(written, bodies, term);
  addRelated(named, titles, term);
  if (written) addRelated(written, bodies, term);
  return [named, written];
}

function findCandidate(gathered: Gathered, page: number, terms: number): Candidate {
  const known = gathered.candidates.get(page);
  if (known) return known;
  const zeros = () => new Array<number>(terms).fill(0);
  const candidate: Candidate = { page, names: zeros(), bodies: zeros(), sections: new Map() };
  gathered.candidates.set(page, candidate);
  return candidate;
}

/** Collects every page that matches a term, with its scores. */
export function gather(indexes: Indexes, terms: readonly Term[]): Gathered {
  const gathered: Gathered = { candidates: new Map(), words: new Set() };
  terms.forEach((term, at) => {
    matchTerm(indexes, term).forEach((matches, isBody) => {
      matches?.scores.forEach((score, id) => {
        const candidate = findCandidate(gathered, indexes.corpus.pageOf[id]!, terms.length);
        const best = isBody ? candidate.bodies : candidate.names;
        best[at] = Math.max(best[at]!, score);
        candidate.sections.set(id, (candidate.sections.get(id) ?? 0) + (isBody ? score * BODY_SHARE : score));
      });
      matches?.words.forEach((word) => gathered.words.add(word));
    });
  });
  return gathered;
}
