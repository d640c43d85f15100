// The score of a run through the level.

export interface Run {
  phase: 'title' | 'playing' | 'won' | 'lost';
  hearts: number;
  coins: number;
  stomps: number;
}

const HEARTS = 3;
const POINTS = { coin: 10, stomp: 25, heartLeft: 100 };

export const startRun = (): Run => ({
  phase: 'playing',
  hearts: HEARTS,
  coins: 0,
  stomps: 0,
});

export const collectCoin = (run: Run): Run => ({ ...run, coins: run.coins + 1 });
export const stomp = (run: Run): Run => ({ ...run, stomps: run.stomps + 1 });
export const reachTreasure = (run: Run): Run => ({ ...run, phase: 'won' });

export function loseHeart(run: Run): Run {
  const hearts = Math.max(0, run.hearts - 1);
  return { ...run, hearts, phase: hearts > 0 ? run.phase : 'lost' };
}

export function runToScore({ phase, hearts, coins, stomps }: Run): number {
  const bonus = phase === 'won' ? hearts * POINTS.heartLeft : 0;
  return coins * POINTS.coin + stomps * POINTS.stomp + bonus;
}
