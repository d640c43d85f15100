import { expect, test } from 'vitest';
import type { Figure } from './figures.ts';
import { isWithin, mergeReport, toRatio } from './figures.ts';
import { toMarkdown } from './toMarkdown.ts';

const TOTAL: Figure = { part: 'weight', subject: 'Home', measure: 'total', unit: 'KB', value: 100, limit: 300 };
const SCORE: Figure = { ...TOTAL, part: 'lighthouse', measure: 'performance', unit: '', limit: 98, isScore: true };

test('a new figure records the previous value; parts that were not measured stay unchanged', () => {
  const old = mergeReport(undefined, ['weight', 'lighthouse'], [TOTAL, SCORE]);
  const { figures } = mergeReport(old, ['weight'], [{ ...TOTAL, value: 90 }]);
  expect(figures).toEqual([{ ...TOTAL, value: 90, previous: 100 }, SCORE]);
});

test('a limit is a maximum for sizes and a minimum for scores', () => {
  expect([TOTAL, { ...TOTAL, value: 301 }, SCORE, { ...SCORE, value: 97 }].map(isWithin)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('the ratio compares this site to the incumbent', () => {
  expect(toRatio({ ...TOTAL, incumbent: 1362 })).toBeCloseTo(13.62);
  expect(toRatio({ ...SCORE, value: 100, incumbent: 50 })).toBe(2);
  expect(toRatio(TOTAL)).toBeUndefined();
});

test('the table marks figures over their limit', () => {
  const text = toMarkdown({ measured: {}, figures: [TOTAL, { ...TOTAL, subject: 'Blog', value: 301.2 }] });
  expect(text).toContain('| Home | total | 100 KB |');
  expect(text).toContain('| Blog | total | **301 KB** |');
});
