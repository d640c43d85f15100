import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUERY_MAX_LENGTH } from './model.ts';
import { parseQuery } from './parseQuery.ts';

const termsOf = (query: string) => parseQuery(query).terms.map(({ text }) => text);

test('stop words are dropped, unless there is nothing else', () => {
  expect(termsOf('how to play a sound')).toEqual(['play', 'sound']);
  expect(termsOf('how to')).toEqual(['how', 'to']);
});

test('the ex. prefix is ignored', () => {
  expect(parseQuery('ex.Actor').squeezed).toBe('actor');
  expect(parseQuery('ex.Actor.kill').path).toEqual(['actor', 'kill']);
});

test('adjacent words also match as a compound', () => {
  expect(parseQuery('sprite sheet').terms[0]!.variants).toContain('spritesheet');
});

test('a phrase with its own meaning is added to its words', () => {
  const phrase = parseQuery('draw health bar').terms.find(({ text }) => text === 'healthbar');
  expect(phrase).toMatchObject({ synonyms: ['ui'], covers: ['health', 'bar'] });
});

test('only the last word may be incomplete, and not after a space', () => {
  expect(parseQuery('big cam').terms.map(({ isLast }) => isLast)).toEqual([false, true]);
  expect(parseQuery('big cam ').terms.some(({ isLast }) => isLast)).toBe(false);
});

test('identifiers are told apart from plain words', () => {
  expect(['goToScene', 'actor.kill', 'v_texcoord', 'kill()'].map((query) => parseQuery(query).isName)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['camera', 'screen shake', 'Actor'].some((query) => parseQuery(query).isName)).toBe(false);
});

test('input beyond the length limit is ignored', () => {
  expect(parseQuery(`${'x'.repeat(QUERY_MAX_LENGTH)}tail`).squeezed).toHaveLength(QUERY_MAX_LENGTH);
});

test('any text can be parsed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(Array.isArray(parseQuery(text).terms)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
