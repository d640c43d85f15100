const WORD = /[\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*/gu;
const CASE_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[_$]+/u;
// eslint-disable-next-line no-control-regex -- The range covers all of ASCII.
const ASCII = /^[\x00-\x7f]*$/;
const MIN_STEM = 3;

/** A word and its position in the text. */
export interface Word {
  text: string;
  start: number;
}

export function findWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }));
}

/** Lowercases and removes accents; words are compared in this form. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Folds and drops everything but letters and digits, so that `Nine-Slice`, `nine slice` and `NineSlice` are equal. */
export const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Makes `Spritesheets` and `Spritesheet` equal; unlike stemming, it never changes the meaning of a word. */
function stripPlural(word: string): string {
  if (word.length <= MIN_STEM || /(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function stripEnding(word: string): string {
  const base = word.replace(/(ing|ed)$/, '');
  if (base === word || base.length < MIN_STEM || !/[aeiouy]/.test(base)) return word;
  return base.replace(/([bdfgklmnprt])\1$/, '$1');
}

/** Reduces `scoring`, `scores` and `score` to one stem. Light on purpose: a wrong stem hides a good match. */
export function stem(word: string): string {
  if (word.length <= MIN_STEM) return word;
  const plain = stripEnding(stripPlural(word));
  return plain.length > MIN_STEM ? plain.replace(/e$/, '') : plain;
}

/** `CollisionType` → collisiontype, collision, type; `nine-slice` → nineslice, nine, slice. */
export function wordToParts(word: string): string[] {
  const hyphenated = word.split('-');
  const parts = hyphenated.flatMap((piece) => {
    const segments = piece.split(CASE_BOUNDARY).filter(Boolean);
    return segments.length > 1 ? [piece, ...segments] : [piece];
  });
  return [...new Set([...(hyphenated.length > 1 ? [hyphenated.join('')] : []), ...parts].map(fold))];
}

/** The smallest words in a text, each with the terms it matches: `SpriteFont` → [sprite, spritefont], [font, …]. */
export function textToPieces(text: string): string[][] {
  return findWords(text).flatMap(({ text: word }) => {
    const whole = fold(word.replaceAll('-', ''));
    const pieces = word
      .split(/-/)
      .flatMap((piece) => piece.split(CASE_BOUNDARY))
      .filter(Boolean)
      .map(fold);
    return pieces.map((piece) => [...new Set([piece, stem(piece), whole, stem(whole)])]);
  });
}

/** All index terms of a text. */
export function textToTerms(text: string): string[] {
  return findWords(text).flatMap(({ text: word }) => wordToTerms(word));
}

// Memoized: the whole corpus uses the same few thousand words.
const termsOfWord = new Map<string, string[]>();

/** All index terms of a word: the word, its parts and their stems. */
export function wordToTerms(word: string): string[] {
  const known = termsOfWord.get(word);
  if (known) return known;
  const parts = wordToParts(word);
  const terms = [...new Set([...parts, ...parts.map(stem)])];
  termsOfWord.set(word, terms);
  return terms;
}

/** Joins the words in their singular form, so that `Scene Transition` and `scene transitions` are equal. */
export const squeezeSingular = (text: string): string =>
  findWords(text)
    .map((word) => squeeze(stripPlural(fold(word.text))))
    .join('');
