import { describe, expect, it } from 'vitest';
import type { Listed } from './arrangeGames.ts';
import { arrangeGames, EVERYTHING, NO_JAM } from './arrangeGames.ts';

const games: Listed[] = [
  { title: 'Zebra', maker: 'community', jam: 'Ludum Dare' },
  { title: 'apple', maker: 'maintainers', jam: '' },
  { title: 'Mango', maker: 'maintainers', jam: 'GBJAM' },
];
const titles = (choice: Partial<typeof EVERYTHING>) =>
  arrangeGames(games, { ...EVERYTHING, ...choice }).map(({ title }) => title);

describe('arrangeGames', () => {
  it('keeps the listed order when nothing is chosen', () => {
    expect(titles({})).toEqual(['Zebra', 'apple', 'Mango']);
  });

  it('keeps games of one maker', () => {
    expect(titles({ maker: 'maintainers' })).toEqual(['apple', 'Mango']);
  });

  it('keeps games of one jam, or those made outside jams', () => {
    expect(titles({ jam: 'GBJAM' })).toEqual(['Mango']);
    expect(titles({ jam: NO_JAM })).toEqual(['apple']);
  });

  it('sorts by title whatever the case', () => {
    expect(titles({ sort: 'title' })).toEqual(['apple', 'Mango', 'Zebra']);
  });

  it('sorts by jam with games outside jams last', () => {
    expect(titles({ sort: 'jam' })).toEqual(['Mango', 'Zebra', 'apple']);
  });

  it('ignores an order it does not know', () => {
    expect(titles({ sort: 'price' })).toEqual(['Zebra', 'apple', 'Mango']);
  });
});
