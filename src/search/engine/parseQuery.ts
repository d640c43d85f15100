import { QUERY_MAX_LENGTH } from './model.ts';
import { synonymsOf } from './synonyms.ts';
import { findWords, fold, squeeze, squeezeSingular, stem, wordToParts } from './words.ts';

const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get has have how i if in into is it its make me my of on or so that the then there to use using via want what when where which with you your'.split(
    ' ',
  ),
);

const CODE_PATTERN = /\p{Ll}\p{Lu}|\p{L}[._]\p{L}|\(/u;

/** Words that carry no information on a site about this game engine. */
const WEAK_WORDS = new Set(['game', 'games', 'excalibur', 'excaliburjs', 'js']);

/** One search term with its alternatives. */
export interface Term {
  text: string;
  /** The stem, or the word joined with the one next to it. */
  variants: string[];
  /** The words of a compound name. */
  parts: string[];
  synonyms: string[];
  /** Whether the visitor may still be typing it. */
  isLast: boolean;
  /** For a phrase, the words it stands in for: where the phrase matches, they don't have to. Empty for a single word. */
  covers: string[];
}

export interface Query {
  /** The whole query as one word: `Nine slice` → nineslice. */
  squeezed: string;
  /** The same with every word in the singular. */
  singular: string;
  /** Dot-separated names, without `ex`: `ex.Actor.kill` → actor, kill. Empty if the query has no dotted name. */
  path: string[];
  terms: Term[];
  /** Whether it looks like an identifier rather than plain words. */
  isName: boolean;
}

const unique = (words: string[]): string[] => [...new Set(words)];

function toPath(text: string): string[] {
  const dotted = text.match(/[\p{L}\p{N}_$]+(?:\s?[.#]\s?[\p{L}\p{N}_$]+)+/u)?.[0];
  if (!dotted) return [];
  return dotted.split(/\s?[.#]\s?/).map(squeeze);
}

function wordToTerm(word: string, compounds: string[] = []): Term {
  const text = fold(word);
  const parts = wordToParts(word).filter((part) => part !== text);
  const variants = unique([stem(text), ...compounds]).filter((variant) => variant !== text);
  const synonyms = unique([...synonymsOf(text), ...synonymsOf(stem(text))]);
  return { text, variants, parts, synonyms, isLast: false, covers: [] };
}

/** Removes the words of a set, unless nothing would remain. */
function without(words: string[], dropped: ReadonlySet<string>): string[] {
  const remaining = words.filter((word) => !dropped.has(fold(word)));
  return remaining.length > 0 ? remaining : words;
}

const toPairs = (words: string[]): [string, string][] => words.slice(1).map((word, at) => [words[at]!, word]);

/** A word joined with its neighbors: in `sprite sheet` both words also match `spritesheet`. */
const toCompounds = (words: string[], word: string): string[] =>
  toPairs(words)
    .filter((pair) => pair.includes(word))
    .map((pair) => squeeze(pair.join('')));

/** Adjacent words with a meaning of their own, such as `game loop`. */
function toPhrases(words: string[], remaining: string[]): Term[] {
  const pairs = new Map([...toPairs(words), ...toPairs(remaining)].map((pair) => [pair.join(' '), pair]));
  return [...pairs.values()]
    .map((pair) => ({ ...wordToTerm(squeeze(pair.join(''))), covers: pair.map(fold) }))
    .filter(({ synonyms }) => synonyms.length > 0);
}

/** Parses what was typed; never throws. */
export function parseQuery(input: string): Query {
  const text = input.slice(0, QUERY_MAX_LENGTH).replace(/\bex\./gi, '');
  const words = findWords(text).map((word) => word.text);
  const remaining = without(without(words, STOP_WORDS), WEAK_WORDS);
  const terms = remaining.map((word) => wordToTerm(word, toCompounds(words, word)));
  const last = terms.at(-1);
  if (last && !/\s$/.test(input)) last.isLast = true;
  return {
    squeezed: squeeze(text),
    singular: squeezeSingular(text),
    path: toPath(text),
    terms: [...terms, ...toPhrases(words, remaining)],
    isName: CODE_PATTERN.test(text),
  };
}
