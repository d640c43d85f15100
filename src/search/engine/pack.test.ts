import { expect, test } from 'vitest';
import type { Page } from './model.ts';
import { headingToAnchor, packBodies, packTitles, unpackTitles } from './pack.ts';

const PAGES: Page[] = [
  {
    route: '/docs/actors',
    kind: 'docs',
    group: 'Fundamentals',
    weight: 3,
    keywords: 'npc, enemy',
    sections: [
      { level: 1, anchor: '', heading: 'Actors', content: 'Things in a scene.' },
      { level: 2, anchor: 'moving-an-actor', heading: 'Moving an actor', content: 'Set its velocity.' },
      { level: 2, anchor: 'add', heading: 'How do I add one?', content: '' },
    ],
  },
  {
    route: '/api/class/Actor',
    kind: 'api',
    group: 'API: classes',
    weight: 9,
    keywords: '',
    sections: [
      { level: 1, anchor: '', heading: 'Actor', content: '' },
      { level: 3, anchor: 'globalPos', heading: 'globalPos', content: 'Where it is.' },
    ],
  },
];

test('packed pages unpack to the same pages', () => {
  const pages = unpackTitles(packTitles(PAGES));
  const bodies = packBodies(PAGES);
  pages.forEach((page, at) => page.sections.forEach((section, index) => (section.content = bodies[at]![index]!)));
  expect(pages).toEqual(PAGES);
});

test('an anchor that can be derived from the heading is omitted', () => {
  expect(packTitles(PAGES).pages[0]![5]).toBe('1Actors\n2Moving an actor\n2How do I add one?\tadd');
});

test('anchors are derived like in the docs', () => {
  expect(headingToAnchor('What’s new in `Scene.add()`?')).toBe('whats-new-in-sceneadd');
});
