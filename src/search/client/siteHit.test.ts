import { expect, test } from 'vitest';
import { cleanHtml } from './cleanHit.ts';
import type { Manifest } from './manifest.ts';
import { toSiteUrl } from './siteHit.ts';

const SETTINGS: Manifest['settings'] = {
  searchPagePath: '/search',
  contextualSearch: false,
  searchParameters: { facetFilters: [] },
};

test('a hit from any host is mapped to a route of this site', () => {
  expect(toSiteUrl('https://example.com/docs/actors#kill', SETTINGS)).toBe('/docs/actors#kill');
  expect(toSiteUrl('/docs/actors', SETTINGS)).toBe('/docs/actors');
});

test('a URL that matches the external pattern is unchanged', () => {
  const settings = { ...SETTINGS, externalUrlRegex: 'play\\.example\\.com|/sandbox/' };
  expect(toSiteUrl('https://PLAY.example.com/x', settings)).toBe('https://PLAY.example.com/x');
  expect(toSiteUrl('https://example.com/docs', settings)).toBe('/docs');
});

test('pathnames are replaced as configured', () => {
  const settings = { ...SETTINGS, replaceSearchResultPathname: { from: '^/old/', to: '/' } };
  expect(toSiteUrl('https://example.com/old/docs/a?x=1#b', settings)).toBe('/docs/a#b');
});

test('only mark tags are preserved', () => {
  expect(cleanHtml('a <mark>b</mark> <i>c</i> <mark onclick=x>')).toBe(
    'a <mark>b</mark> &lt;i&gt;c&lt;/i&gt; &lt;mark onclick=x&gt;',
  );
});
