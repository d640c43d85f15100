import { expect, test } from 'vitest';
import type { Page } from '../../src/search/engine/model.ts';
import { weighByLinks } from './weighByLinks.ts';

const toPage = (route: string): Page => ({ route, kind: 'docs', group: 'Docs', weight: 0, keywords: '', sections: [] });
const weigh = (...links: [from: string, to: string][]) =>
  weighByLinks(
    ['/a', '/b', '/c'].map(toPage),
    links.map(([from, to]) => ({ from, to })),
  ).map(({ weight }) => weight);

test('a page weighs more the more pages link to it', () => {
  expect(weigh(['/a', '/b'], ['/c', '/b'], ['/b', '/c'])).toEqual([0, 2, 2]);
  expect(weigh(['/a', '/b'], ['/c', '/b'], ['/d', '/b'], ['/b', '/c'])).toEqual([0, 3, 2]);
});

test('a linking page counts once, and links to itself do not count', () => {
  expect(weigh(['/a', '/b'], ['/a', '/b'], ['/b', '/b'])).toEqual(weigh(['/a', '/b']));
});
