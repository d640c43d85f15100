import { expect, test } from 'vitest';
import { siteConfig } from '#src/config/index.ts';
import { listDocPaths } from './listDocPaths.ts';
import { loadDocPage } from './loadDocPage.ts';

test('a page knows its place in the sidebar and its neighbors', () => {
  const { crumbs, neighbors, layout, markdownCopy } = loadDocPage('actors');
  expect(crumbs).toEqual([{ label: 'Fundamentals', href: '/docs/category/fundamentals' }, { label: 'Actors' }]);
  expect(neighbors.previous?.href).toMatch(/^\/docs\//);
  expect(neighbors.next?.href).toMatch(/^\/docs\//);
  expect(layout.sidebar.length).toBeGreaterThan(0);
  expect(layout.markdown).toBe(markdownCopy);
});

test('search engines get the page itself as the last breadcrumb', () => {
  const { itemListElement } = loadDocPage('actors').layout.structuredData as { itemListElement: { item: string }[] };
  expect(itemListElement.at(-1)?.item).toBe(`${siteConfig.url}/docs/actors`);
});

test('only the steps of the tutorial show its progress', () => {
  expect(loadDocPage('actors').tutorialSteps).toBeUndefined();
  expect(loadDocPage('step-2-bird-actor').tutorialSteps?.length).toBeGreaterThan(5);
});

test('a doc that does not exist is named', () => {
  expect(() => loadDocPage('no-such-doc')).toThrow('No page in docs/ has the id "no-such-doc".');
});

test('every path is there once, and the home of the docs has no slug', () => {
  const slugs = listDocPaths().map(({ params }) => params.slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).toContain(undefined);
});
