import { expect, test } from 'vitest';
import { formatProfile, sumByKind } from './formatProfile.ts';

const RENDERED = [
  { route: '/', ms: 5 },
  { route: '/docs/actors/', ms: 40 },
  { route: '/docs/scenes/', ms: 20 },
  { route: '/docs/actors.md', ms: 1 },
];

test('pages are summed by the part of the site they belong to', () => {
  expect(sumByKind(RENDERED)).toEqual([
    { name: '/docs pages', count: 2, ms: 60 },
    { name: '/ pages', count: 1, ms: 5 },
    { name: '/docs *.md', count: 1, ms: 1 },
  ]);
});

test('the slowest files come first', () => {
  const text = formatProfile({ stage: '', total: 4, stages: [{ name: 'Rendering', ms: 1500 }], rendered: RENDERED });
  expect(text).toContain('1.5 s  Rendering');
  expect(text.indexOf('/docs/actors/')).toBeLessThan(text.indexOf('/docs/scenes/'));
});
