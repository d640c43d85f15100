import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapToStorage } from '#root/tests/fixtures/browser/mapToStorage.ts';
import { createDraftSaver } from './draftSaver.ts';
import { MAX_DRAFTS, readDrafts, removeDraft, saveDraft } from './drafts.ts';

const draft = (id: string, savedAt: number) => ({ id, title: id, files: [{ name: 'main.ts', text: id }], savedAt });

describe('drafts', () => {
  const values = new Map<string, string>();
  beforeEach(() => {
    values.clear();
    vi.stubGlobal('localStorage', mapToStorage(values));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are listed newest first, without duplicates', () => {
    saveDraft(draft('a', 1));
    saveDraft(draft('b', 2));
    saveDraft({ ...draft('a', 3), title: 'changed' });
    expect(readDrafts().map(({ id, title }) => [id, title])).toEqual([
      ['a', 'changed'],
      ['b', 'b'],
    ]);
  });

  it('are limited in number; the oldest is dropped', () => {
    for (let i = 0; i <= MAX_DRAFTS; i++) saveDraft(draft(String(i), i));
    expect(readDrafts()).toHaveLength(MAX_DRAFTS);
    expect(readDrafts().some(({ id }) => id === '0')).toBe(false);
  });

  it('can be deleted', () => {
    saveDraft(draft('a', 1));
    expect(removeDraft('a')).toEqual([]);
    expect(readDrafts()).toEqual([]);
  });

  it('ignore malformed storage and back it up before overwriting it', () => {
    for (const text of ['{', '{}', '[1, null, {"id":"x"}]', 'null']) {
      values.set('playground.drafts', text);
      expect(readDrafts()).toEqual([]);
      saveDraft(draft('a', 1));
      expect(values.get('playground.drafts.unreadable')).toBe(text);
      expect(readDrafts()).toHaveLength(1);
    }
  });

  it('report when the browser rejects the write', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('The quota is exceeded.');
      },
    });
    expect(saveDraft(draft('a', 1))).toEqual({ drafts: [draft('a', 1)], isSaved: false });
  });

  it('changed in another tab in the meantime are not overwritten', () => {
    saveDraft(draft('a', 1));
    const here = createDraftSaver('a', 1);
    const there = createDraftSaver('a', 1);
    there.save({ title: 'a', files: [{ name: 'main.ts', text: 'there' }], savedAt: 2 });
    here.save({ title: 'a', files: [{ name: 'main.ts', text: 'here' }], savedAt: 3 });
    here.save({ title: 'a', files: [{ name: 'main.ts', text: 'here, later' }], savedAt: 4 });
    expect(readDrafts().map(({ files }) => files[0]?.text)).toEqual(['here, later', 'there']);
  });

  it('reappear when a deleted project is edited again', () => {
    const saver = createDraftSaver('a', undefined);
    saver.save({ title: 'a', files: [{ name: 'main.ts', text: 'one' }], savedAt: 1 });
    removeDraft('a');
    saver.save({ title: 'a', files: [{ name: 'main.ts', text: 'two' }], savedAt: 2 });
    expect(readDrafts().map(({ files }) => files[0]?.text)).toEqual(['two']);
  });
});
