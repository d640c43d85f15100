import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameSchema } from './gameSchema.ts';
import { GAMES } from './games.ts';

/** One sentence for each thing wrong with the list, for the one who added a game. */
function findMistakes(games: readonly unknown[]): string[] {
  return games.flatMap((game, index) => {
    const result = gameSchema.safeParse(game);
    if (result.success) return [];
    return result.error.issues.map((issue) => `games.ts, entry ${index + 1}: ${issue.path.join('.')} ${issue.message}`);
  });
}

describe('the showcase data', () => {
  it('follows the format', () => {
    expect(findMistakes(GAMES)).toEqual([]);
  });

  it('names the entry and the field that is wrong', () => {
    const [mistake] = findMistakes([{ ...GAMES[0], play: 'itch.io' }]);
    expect(mistake).toMatch(/entry 1: play/);
  });

  it('lists every game once', () => {
    for (const key of ['slug', 'title', 'play'] as const) {
      expect(new Set(GAMES.map((game) => game[key])).size, key).toBe(GAMES.length);
    }
  });

  it.each(GAMES.map(({ slug }) => slug))('%s has a cover (npm run art draws it)', (slug) => {
    expect(existsSync(`public/img/covers/${slug}.webp`)).toBe(true);
  });
});
