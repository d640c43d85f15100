import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterNames } from './filterNames.ts';
import { readState, writeState } from './filterState.ts';
import { showsMember } from './memberFilter.ts';

const names = ['ActorArgs', 'Actor', 'isActor', 'GraphicsComponent', 'Factory'].map(
  (name): [string, number, number] => [name, 0, 0],
);
const found = (typed: string) => filterNames(names, typed).map(([name]) => name);

describe('filtering names', () => {
  it('puts names that start with it first, then the rest, short ones before long ones', () => {
    expect(found('act')).toEqual(['Actor', 'ActorArgs', 'isActor', 'Factory']);
  });

  it('puts the exact name first', () => {
    expect(found('isActor')[0]).toBe('isActor');
    expect(found('actor')[0]).toBe('Actor');
  });

  it('finds names by their capitals', () => {
    expect(found('gc')).toEqual(['GraphicsComponent']);
  });

  it('finds nothing for unknown words', () => {
    expect(found('zebra')).toEqual([]);
  });
});

describe('the state of a filter', () => {
  it('survives the address', () => {
    const state = { words: 'move to', hidden: ['inherited', 'static'] };
    const search = writeState('?q=x', 'member', state);
    expect(search).toBe('?q=x&member=move+to&hide=inherited,static');
    expect(readState(search, 'member')).toEqual(state);
  });

  it('leaves no trace when nothing is filtered', () => {
    expect(writeState('?member=a&hide=static', 'member', { words: '', hidden: [] })).toBe('');
  });
});

describe('members', () => {
  it('hide by their marks', () => {
    expect(showsMember('add', 'i', { words: '', hidden: ['inherited'] })).toBe(false);
    expect(showsMember('add', 's', { words: '', hidden: ['inherited'] })).toBe(true);
    expect(showsMember('add', 'ip', { words: 'ad', hidden: ['protected'] })).toBe(false);
  });
});

describe('any state in an address', () => {
  const word = fc.string({ unit: 'grapheme' });
  const choice = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes(','));

  it('comes back as it was, beside what belongs to others', () => {
    fc.assert(
      fc.property(word, fc.array(choice), (words, hidden) => {
        const search = writeState('?other=1', 'member', { words, hidden });
        expect(readState(search, 'member')).toEqual({ words, hidden });
        expect(new URLSearchParams(search).get('other')).toBe('1');
      }),
    );
  });

  it('can be read from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { words, hidden } = readState(`?member=${text}&hide=${text}`, 'member');
        expect([typeof words, hidden.every((name) => name.length > 0)]).toEqual(['string', true]);
      }),
    );
  });
});
