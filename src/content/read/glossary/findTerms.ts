import type { Term } from './parseGlossary.ts';

export interface FoundTerm {
  term: Term;
  start: number;
  end: number;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// "Sprite sheet" is also written "spritesheet" and "sprite-sheet", and most terms have a plural.
const nameToPattern = (name: string): string => `${name.split(/[ -]/).map(escape).join('[ -]?')}(?:s|es)?`;

/** Finds the terms in texts; longer names win over shorter ones that they contain. */
export function createTermFinder(terms: readonly Term[]): (text: string) => FoundTerm[] {
  const ordered = [...terms].sort((a, b) => b.name.length - a.name.length);
  if (ordered.length === 0) return () => [];
  const pattern = new RegExp(
    `(?<![\\w-])(?:${ordered.map(({ name }) => `(${nameToPattern(name)})`).join('|')})(?![\\w-])`,
    'gi',
  );
  return (text) =>
    [...text.matchAll(pattern)].map((match) => {
      const term = ordered[match.slice(1).findIndex((group) => group !== undefined)]!;
      return { term, start: match.index, end: match.index + match[0].length };
    });
}
