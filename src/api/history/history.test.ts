import { describe, expect, it } from 'vitest';
import { loadApi } from '../lookup/loadApi.ts';
import { history, historyOf } from './historyOf.ts';

describe('the committed history', () => {
  it('ends with the installed version', () => {
    expect(history.at(-1)?.version, 'Run `npm run api:history` after a version bump.').toBe(loadApi().version);
    expect(history[0]?.version).toBe('0.25.0');
  });

  it('contains only names that were exported', () => {
    const api = loadApi();
    const gone = new Set(history.flatMap(({ removed }) => Object.keys(removed)));
    const known = new Set<string>([...api.symbols.map(({ id }) => id), ...gone]);
    const kinds = new Set(api.symbols.map(({ name }) => name));
    const added = history.flatMap((changes) => Object.keys(changes.added));
    expect(added.filter((id) => !known.has(id) && !kinds.has(id.split(':')[1]!))).toEqual([]);
  });

  it('records when names were added, changed and deprecated', () => {
    expect(historyOf('class:Actor', 'globalPos').added).toBe('0.30.0');
    expect(historyOf('class:Actor').added).toBeUndefined();
    expect(historyOf('class:Actor', 'getGlobalPos').deprecated).toBe('0.30.0');
  });
});
