// The walk through the village: what is gathered, what hurts, and where the feet go.

export interface Walk {
  phase: 'title' | 'walking' | 'won' | 'lost';
  /** Worth of the coins gathered so far. */
  purse: number;
  coinsLeft: number;
  hearts: number;
  elapsedMs: number;
}

const HEARTS = 3;

export const startWalk = (coins: number): Walk => ({
  phase: 'walking',
  purse: 0,
  coinsLeft: coins,
  hearts: HEARTS,
  elapsedMs: 0,
});

export function takeCoin(walk: Walk, value: number): Walk {
  const coinsLeft = walk.coinsLeft - 1;
  return {
    ...walk,
    purse: walk.purse + value,
    coinsLeft,
    phase: coinsLeft > 0 ? walk.phase : 'won',
  };
}

export function meetSlime(walk: Walk): Walk {
  const hearts = Math.max(0, walk.hearts - 1);
  return { ...walk, hearts, phase: hearts > 0 ? walk.phase : 'lost' };
}

export const passTime = (walk: Walk, ms: number): Walk =>
  walk.phase === 'walking' ? { ...walk, elapsedMs: walk.elapsedMs + ms } : walk;

/** The sooner the better: one point less for each second, and ten for each heart left. */
export const walkToScore = ({ phase, elapsedMs, hearts }: Walk): number =>
  phase === 'won' ? Math.max(0, 100 - Math.floor(elapsedMs / 1000)) + hearts * 10 : 0;

export interface Step {
  x: number;
  y: number;
}

/** Both keys of a diagonal must not make the knight faster. */
export function toDirection(x: number, y: number): Step {
  const length = Math.hypot(x, y);
  return length > 0 ? { x: x / length, y: y / length } : { x: 0, y: 0 };
}
