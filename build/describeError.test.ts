import { expect, test } from 'vitest';
import { describeError } from './describeError.ts';

test('our own errors are a sentence', () => {
  expect(describeError(new Error('docs/a.mdx:3:1: The title is missing.'))).toBe(
    'docs/a.mdx:3:1: The title is missing.',
  );
});

test("Astro's errors begin with the place and end with the hint", () => {
  const error = Object.assign(new Error('Unknown.'), { loc: { file: 'a.astro', line: 2 }, hint: 'See the docs.' });
  expect(describeError(error)).toBe('a.astro:2: Unknown.\nSee the docs.');
});

test('a bug shows where it is', () => {
  const error = Object.assign(new TypeError('x is undefined'), { stack: 'TypeError: x is undefined\n    at a.ts:1:1' });
  expect(describeError(error)).toBe('TypeError: x is undefined\n    at a.ts:1:1');
});

test('anything may be thrown', () => expect(describeError('no')).toBe('no'));
