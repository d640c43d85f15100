import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUERY_MAX_LENGTH } from './model.ts';
import { parseQuery } from './parseQuery.ts';

const termsOf = (query: string) => parseQuery(query).terms.map(({ text }) => text);

test('small words are left out, unless there is nothing else', () => {
  expect(termsOf('how to play a sound')).toEqual(['play', 'sound']);
  expect(termsOf('how to')).toEqual(['how', 'to']);
});

test('the name of the engine before a dot says nothing', () => {
  expect(parseQuery('ex.Actor').squeezed).toBe('actor');
  expect(parseQuery('ex.Actor.kill').path).toEqual(['actor', 'kill']);
});

test('neighbours are also one word', () => {
  expect(parseQuery('sprite sheet').terms[0]!.variants).toContain('spritesheet');
});

test('a phrase with a meaning of its own stands beside its words', () => {
  const phrase = parseQuery('draw health bar').terms.find(({ text }) => text === 'healthbar');
  expect(phrase).toMatchObject({ synonyms: ['ui'], covers: ['health', 'bar'] });
});

test('only the last word may be unfinished, and not after a space', () => {
  expect(parseQuery('big cam').terms.map(({ isLast }) => isLast)).toEqual([false, true]);
  expect(parseQuery('big cam ').terms.some(({ isLast }) => isLast)).toBe(false);
});

test('names in code are told from words', () => {
  expect(['goToScene', 'actor.kill', 'v_texcoord', 'kill()'].map((query) => parseQuery(query).isName)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['camera', 'screen shake', 'Actor'].some((query) => parseQuery(query).isName)).toBe(false);
});

test('nothing behind the cap is read', () => {
  expect(parseQuery(`${'x'.repeat(QUERY_MAX_LENGTH)}tail`).squeezed).toHaveLength(QUERY_MAX_LENGTH);
});

test('any text is a query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(Array.isArray(parseQuery(text).terms)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
