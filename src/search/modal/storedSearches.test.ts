import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapToStorage } from '#root/tests/fixtures/browser/mapToStorage.ts';
import { dropBrokenSearches } from './storedSearches.ts';

const KEY = '__DOCSEARCH_RECENT_SEARCHES__site';
const SEARCH = { objectID: 'a', url: '/docs/actors', hierarchy: { lvl0: 'Docs' } };

describe('stored searches', () => {
  const values = new Map<string, string>();
  beforeEach(() => {
    values.clear();
    vi.stubGlobal('localStorage', mapToStorage(values));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are left alone when they are valid', () => {
    values.set(KEY, JSON.stringify([SEARCH]));
    dropBrokenSearches();
    expect(values.get(KEY)).toBe(JSON.stringify([SEARCH]));
  });

  it('are filtered when some are invalid', () => {
    values.set(KEY, JSON.stringify([null, SEARCH, { objectID: 1 }]));
    dropBrokenSearches();
    expect(values.get(KEY)).toBe(JSON.stringify([SEARCH]));
  });

  it('are removed when none can be parsed', () => {
    for (const text of ['', '{', 'null', '{"length":9}', '[1]']) {
      values.set(KEY, text);
      dropBrokenSearches();
      expect(values.has(KEY)).toBe(false);
    }
  });
});
