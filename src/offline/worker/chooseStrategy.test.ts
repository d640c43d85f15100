import { describe, expect, it } from 'vitest';
import { cachesToDelete, chooseStrategy, readBuild, toCacheKey } from './chooseStrategy.ts';

const scope = new URL('https://site.test/engine/');
const choose = (url: string, more = {}) =>
  chooseStrategy({ url: new URL(url, scope), method: 'GET', hasRange: false, ...more }, scope);

describe('chooseStrategy', () => {
  it('is network first for pages and data', () => {
    expect(choose('docs/actors')).toBe('networkFirst');
    expect(choose('search-index.json')).toBe('networkFirst');
  });

  it('is cache first for content-hashed files', () => {
    expect(choose('_astro/app.abc.js')).toBe('cacheFirst');
  });

  it.each([
    ['to another origin', 'https://else.test/a.js', {}],
    ['outside the base path', '/other/', {}],
    ['for the worker itself', 'sw.js', {}],
    ['for the file list', 'offline.json', {}],
    ['with a method other than GET', 'docs/', { method: 'POST' }],
    ['for a byte range', 'kit/a.mp3', { hasRange: true }],
  ])('passes through a request %s', (_, url, more) => {
    expect(choose(url, more)).toBe('passThrough');
  });
});

describe('the cache', () => {
  it('uses one key for every form of a page URL', () => {
    const spellings = ['docs/actors', 'docs/actors/', 'docs/actors/index.html', 'docs/actors/?a=1#b'];
    expect(new Set(spellings.map((route) => toCacheKey(new URL(route, scope).href)))).toEqual(
      new Set(['https://site.test/engine/docs/actors/']),
    );
  });

  it('keeps the query string of anything that is not a page', () => {
    expect(toCacheKey('https://site.test/a.json?v=1')).toBe('https://site.test/a.json?v=1');
  });

  it('reads the build ID from a page', () => {
    expect(readBuild('<meta charset="utf-8"><meta name="site-build" content="abc">')).toBe('abc');
    expect(readBuild('<html>')).toBeUndefined();
  });

  it('is deleted once there are two newer deployments', () => {
    expect(cachesToDelete(['site-a', 'other', 'site-b', 'site-c'], 'site-', 'site-c')).toEqual(['site-a']);
    expect(cachesToDelete(['site-c'], 'site-', 'site-c')).toEqual([]);
  });
});
