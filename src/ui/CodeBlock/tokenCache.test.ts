import { expect, test } from 'vitest';
import { highlightLines } from './highlighter.ts';
import { cacheTokens } from './tokenCache.ts';

test('code comes back from the cache as it was coloured', () => {
  const code = `const unique = '${process.pid} ${performance.now()}'; // a comment\n\n  return  <b>;`;
  const first = highlightLines(code, 'ts');
  expect(first.flat().some(({ className }) => className)).toBe(true);
  const cached = cacheTokens(code, 'ts', () => {
    throw new Error('It was not cached.');
  });
  expect(cached).toEqual(first);
});

test('the same code in another language is another entry', () => {
  const code = `${process.pid} ${performance.now()}`;
  cacheTokens(code, 'one', () => [[{ text: code, className: 'tc' }]]);
  expect(cacheTokens(code, 'two', () => [])).toEqual([]);
});
