const WORD = /[\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*/gu;
const SEAM = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[_$]+/u;
// eslint-disable-next-line no-control-regex -- All of ASCII is meant.
const ASCII = /^[\x00-\x7f]*$/;
const MIN_STEM = 3;

/** A word of a text and where it stands. */
export interface Word {
  text: string;
  start: number;
}

export function findWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }));
}

/** Small letters without accents: the form in which words are compared. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Letters and digits only, so that `Nine-Slice`, `nine slice` and `NineSlice` are one. */
export const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** `Spritesheets` and `Spritesheet` are one; unlike a stem it never changes what a word means. */
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

/** Brings `scoring`, `scores` and `score` together. Light on purpose: a wrong stem hides a right answer. */
export function stem(word: string): string {
  if (word.length <= MIN_STEM) return word;
  const plain = stripEnding(stripPlural(word));
  return plain.length > MIN_STEM ? plain.replace(/e$/, '') : plain;
}

/** `CollisionType` → collisiontype, collision, type; `nine-slice` → nineslice, nine, slice. */
export function wordToParts(word: string): string[] {
  const hyphenated = word.split('-');
  const parts = hyphenated.flatMap((piece) => {
    const seams = piece.split(SEAM).filter(Boolean);
    return seams.length > 1 ? [piece, ...seams] : [piece];
  });
  return [...new Set([...(hyphenated.length > 1 ? [hyphenated.join('')] : []), ...parts].map(fold))];
}

/** The smallest words in a text, each with the words that hold it: `SpriteFont` → [sprite, spritefont], [font, …]. */
export function textToPieces(text: string): string[][] {
  return findWords(text).flatMap(({ text: word }) => {
    const whole = fold(word.replaceAll('-', ''));
    const pieces = word
      .split(/-/)
      .flatMap((piece) => piece.split(SEAM))
      .filter(Boolean)
      .map(fold);
    return pieces.map((piece) => [...new Set([piece, stem(piece), whole, stem(whole)])]);
  });
}

/** All the terms that a text is found by. */
export function textToTerms(text: string): string[] {
  return findWords(text).flatMap(({ text: word }) => wordToTerms(word));
}

// The same few thousand words make up all texts.
const termsOfWord = new Map<string, string[]>();

/** All the terms that one word is found by: itself, its parts and their stems. */
export function wordToTerms(word: string): string[] {
  const known = termsOfWord.get(word);
  if (known) return known;
  const parts = wordToParts(word);
  const terms = [...new Set([...parts, ...parts.map(stem)])];
  termsOfWord.set(word, terms);
  return terms;
}

/** Brings each word to the singular and writes them as one: `Scene Transition` and `scene transitions` are equal. */
export const squeezeSingular = (text: string): string =>
  findWords(text)
    .map((word) => squeeze(stripPlural(fold(word.text))))
    .join('');
