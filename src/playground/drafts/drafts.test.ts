import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_DRAFTS, readDrafts, removeDraft, saveDraft } from './drafts.ts';

const draft = (id: string, savedAt: number) => ({ id, title: id, files: [{ name: 'main.ts', text: id }], savedAt });

describe('drafts', () => {
  const values = new Map<string, string>();
  beforeEach(() => {
    values.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('come back newest first, each once', () => {
    saveDraft(draft('a', 1));
    saveDraft(draft('b', 2));
    saveDraft({ ...draft('a', 3), title: 'changed' });
    expect(readDrafts().map(({ id, title }) => [id, title])).toEqual([
      ['a', 'changed'],
      ['b', 'b'],
    ]);
  });

  it('make room for new ones', () => {
    for (let i = 0; i <= MAX_DRAFTS; i++) saveDraft(draft(String(i), i));
    expect(readDrafts()).toHaveLength(MAX_DRAFTS);
    expect(readDrafts().some(({ id }) => id === '0')).toBe(false);
  });

  it('go when they are thrown away', () => {
    saveDraft(draft('a', 1));
    expect(removeDraft('a')).toEqual([]);
    expect(readDrafts()).toEqual([]);
  });

  it('survive a storage that holds something else', () => {
    for (const text of ['{', '{}', '[1, null, {"id":"x"}]', 'null']) {
      values.set('playground.drafts', text);
      expect(readDrafts()).toEqual([]);
    }
  });
});
