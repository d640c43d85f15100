import { synonymsOf } from './synonyms.ts';
import { findWords, fold, squeeze, squeezeStems, stem, wordToParts } from './words.ts';

/** The specification's cap on a query. */
export const QUERY_MAX_LENGTH = 64;

const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get has have how i if in into is it its make me my of on or so that the then there to use using via want what when where which with you your'.split(
    ' ',
  ),
);

const LOOKS_LIKE_CODE = /\p{Ll}\p{Lu}|\p{L}[._]\p{L}|\(/u;

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
  /** A phrase that stands beside its words: nice to find, not needed. */
  isExtra: boolean;
}

export interface Query {
  /** Everything typed as one word: `Nine slice` → nineslice. */
  squeezed: string;
  /** The same with every word brought to its stem. */
  stemmed: string;
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
  return { text, variants, parts, synonyms, isLast: false, isExtra: false };
}

const dropStopWords = (words: string[]): string[] => {
  const kept = words.filter((word) => !STOP_WORDS.has(fold(word)));
  return kept.length > 0 ? kept : words;
};

/** Neighbouring words written as one, for each word: `sprite sheet` → spritesheet for both. */
function toCompounds(words: string[], word: string): string[] {
  const at = words.indexOf(word);
  return [words.slice(at - 1, at + 1), words.slice(at, at + 2)]
    .filter(({ length }) => length === 2)
    .map((pair) => squeeze(pair.join('')));
}

function toPhrases(words: string[]): Term[] {
  return unique(words.flatMap((word) => toCompounds(words, word)))
    .map((pair) => ({ ...wordToTerm(pair), isExtra: true }))
    .filter(({ synonyms }) => synonyms.length > 0);
}

/** Reads what was typed; never fails, whatever it is. */
export function parseQuery(input: string): Query {
  const text = input.slice(0, QUERY_MAX_LENGTH).replace(/\bex\./gi, '');
  const words = findWords(text).map((word) => word.text);
  const terms = dropStopWords(words).map((word) => wordToTerm(word, toCompounds(words, word)));
  const last = terms.at(-1);
  if (last && !/\s$/.test(input)) last.isLast = true;
  return {
    squeezed: squeeze(text),
    stemmed: squeezeStems(text),
    path: toPath(text),
    terms: [...terms, ...toPhrases(words)],
    isName: LOOKS_LIKE_CODE.test(text),
  };
}
