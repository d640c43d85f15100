import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight, snippet } from './highlight.ts';

const WORDS = new Set(['camera', 'shake']);

test('matching words are marked, the rest is escaped', () => {
  expect(highlight('Array<Camera> & "shake"', WORDS)).toBe(
    'Array&lt;<mark>Camera</mark>&gt; &amp; &quot;<mark>shake</mark>&quot;',
  );
});

test('a short text is returned whole', () => {
  expect(snippet('The camera moves.', WORDS, 10)).toBe('The <mark>camera</mark> moves.');
});

test('a long text is cut to the given number of words around the match', () => {
  const text = `${'before '.repeat(40)}the camera can shake hard${' after'.repeat(40)}`;
  const cut = snippet(text, WORDS, 6);
  expect(cut).toContain('<mark>camera</mark> can <mark>shake</mark>');
  expect(cut.startsWith('…') && cut.endsWith('…')).toBe(true);
  expect(cut.replace(/<\/?mark>/g, '').match(/\w+/g)).toHaveLength(6);
});

test('text stays escaped whatever is marked in it', () => {
  const piece = fc.oneof(
    fc.constantFrom('<script>', '</mark>', '<mark>', '&lt;', '"', "'", 'camera', '<img onerror=x>'),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join(' ')),
      fc.integer({ min: 1, max: 30 }),
      (text, size) => {
        for (const html of [highlight(text, WORDS), snippet(text, WORDS, size)]) {
          expect(html.replace(/<mark>[^<>]*<\/mark>/g, '')).not.toMatch(/[<>"']/);
        }
      },
    ),
    { numRuns: 300 },
  );
});
