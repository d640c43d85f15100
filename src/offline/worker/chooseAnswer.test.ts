import { describe, expect, it } from 'vitest';
import { cachesToDrop, chooseAnswer, readBuild, toKeptAddress } from './chooseAnswer.ts';

const scope = new URL('https://site.test/engine/');
const ask = (address: string, more = {}) =>
  chooseAnswer({ url: new URL(address, scope), method: 'GET', hasRange: false, ...more }, scope);

describe('a request', () => {
  it('for a page or data asks the network first', () => {
    expect(ask('docs/actors')).toBe('networkFirst');
    expect(ask('search-index.json')).toBe('networkFirst');
  });

  it('for a file named by its content takes the kept copy first', () => {
    expect(ask('_astro/app.abc.js')).toBe('keptFirst');
  });

  it.each([
    ['of another site', 'https://else.test/a.js', {}],
    ['outside the base path', '/other/', {}],
    ['for the worker itself', 'sw.js', {}],
    ['for the list of files', 'offline.json', {}],
    ['that changes something', 'docs/', { method: 'POST' }],
    ['for a part of a sound', 'kit/a.mp3', { hasRange: true }],
  ])('%s is left to the browser', (_, address, more) => {
    expect(ask(address, more)).toBe('leave');
  });
});

describe('what is kept', () => {
  it('has one address for every spelling of a page', () => {
    const spellings = ['docs/actors', 'docs/actors/', 'docs/actors/index.html', 'docs/actors/?a=1#b'];
    expect(new Set(spellings.map((route) => toKeptAddress(new URL(route, scope).href)))).toEqual(
      new Set(['https://site.test/engine/docs/actors/']),
    );
  });

  it('keeps the query of what is not a page', () => {
    expect(toKeptAddress('https://site.test/a.json?v=1')).toBe('https://site.test/a.json?v=1');
  });

  it('knows the build a page names', () => {
    expect(readBuild('<meta charset="utf-8"><meta name="site-build" content="abc">')).toBe('abc');
    expect(readBuild('<html>')).toBeUndefined();
  });

  it('goes when two newer deployments are there', () => {
    expect(cachesToDrop(['site-a', 'other', 'site-b', 'site-c'], 'site-', 'site-c')).toEqual(['site-a']);
    expect(cachesToDrop(['site-c'], 'site-', 'site-c')).toEqual([]);
  });
});
