import { QUERY_MAX_LENGTH } from './model.ts';
import { synonymsOf } from './synonyms.ts';
import { findWords, fold, squeeze, squeezeSingular, stem, wordToParts } from './words.ts';

const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get has have how i if in into is it its make me my of on or so that the then there to use using via want what when where which with you your'.split(
    ' ',
  ),
);

const LOOKS_LIKE_CODE = /\p{Ll}\p{Lu}|\p{L}[._]\p{L}|\(/u;

/** Words that say nothing on a site about games made with this engine. */
const WEAK_WORDS = new Set(['game', 'games', 'excalibur', 'excaliburjs', 'js']);

/** One thing the visitor asks for, with the other ways to say it. */
export interface Term {
  text: string;
  /** The same word without its ending, or written as one with its neighbour. */
  variants: string[];
  /** The words inside a compound name. */
  parts: string[];
  synonyms: string[];
  /** May the visitor still be typing it? */
  isLast: boolean;
  /** The words of a phrase that stands beside them: where it is found they need not be. Empty for a word itself. */
  covers: string[];
}

export interface Query {
  /** Everything typed as one word: `Nine slice` → nineslice. */
  squeezed: string;
  /** The same with every word in the singular. */
  singular: string;
  /** Names between dots, without `ex`: `ex.Actor.kill` → actor, kill. Empty where nothing is dotted. */
  path: string[];
  terms: Term[];
  /** Does it look like a name in code rather than words? */
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

/** Leaves out words of a set, unless nothing would be left. */
function without(words: string[], dropped: ReadonlySet<string>): string[] {
  const kept = words.filter((word) => !dropped.has(fold(word)));
  return kept.length > 0 ? kept : words;
}

const toPairs = (words: string[]): [string, string][] => words.slice(1).map((word, at) => [words[at]!, word]);

/** A word written as one with its neighbours: in `sprite sheet` both are `spritesheet` too. */
const toCompounds = (words: string[], word: string): string[] =>
  toPairs(words)
    .filter((pair) => pair.includes(word))
    .map((pair) => squeeze(pair.join('')));

/** Neighbouring words that have a meaning together, such as `game loop`. */
function toPhrases(words: string[], kept: string[]): Term[] {
  const pairs = new Map([...toPairs(words), ...toPairs(kept)].map((pair) => [pair.join(' '), pair]));
  return [...pairs.values()]
    .map((pair) => ({ ...wordToTerm(squeeze(pair.join(''))), covers: pair.map(fold) }))
    .filter(({ synonyms }) => synonyms.length > 0);
}

/** Reads what was typed; never fails, whatever it is. */
export function parseQuery(input: string): Query {
  const text = input.slice(0, QUERY_MAX_LENGTH).replace(/\bex\./gi, '');
  const words = findWords(text).map((word) => word.text);
  const kept = without(without(words, STOP_WORDS), WEAK_WORDS);
  const terms = kept.map((word) => wordToTerm(word, toCompounds(words, word)));
  const last = terms.at(-1);
  if (last && !/\s$/.test(input)) last.isLast = true;
  return {
    squeezed: squeeze(text),
    singular: squeezeSingular(text),
    path: toPath(text),
    terms: [...terms, ...toPhrases(words, kept)],
    isName: LOOKS_LIKE_CODE.test(text),
  };
}
