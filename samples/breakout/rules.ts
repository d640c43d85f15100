// Everything that can be decided without drawing: no engine here, so it is tested in milliseconds.

export const COLORS = ['red', 'amber', 'green', 'blue', 'purple', 'stone'] as const;
export type BrickColor = (typeof COLORS)[number];

export interface Brick {
  column: number;
  row: number;
  color: BrickColor;
  /** How often it must still be hit. */
  hits: number;
}

const LETTERS: Readonly<Record<string, BrickColor>> = {
  r: 'red',
  a: 'amber',
  g: 'green',
  b: 'blue',
  p: 'purple',
  s: 'stone',
};

/** Each wall is drawn with letters, nine bricks a row. */
export const WALLS: readonly string[] = [
  `rrrrrrrrr
   aaaaaaaaa
   ggggggggg
   bbbbbbbbb`,
  `s.rrrrr.s
   .aaaaaaa.
   ggg.s.ggg
   .bbbbbbb.
   p.ppppp.p`,
  `sssssssss
   r.a.g.b.p
   r.a.g.b.p
   r.a.g.b.p
   ..s.s.s..`,
];

export function parseWall(plan: string): Brick[] {
  return plan.split('\n').flatMap((line, row) =>
    [...line.trim()].flatMap((letter, column) => {
      const color = LETTERS[letter];
      return color ? [{ column, row, color, hits: color === 'stone' ? 2 : 1 }] : [];
    }),
  );
}

export type Phase = 'title' | 'serving' | 'playing' | 'won' | 'lost';

export interface Match {
  phase: Phase;
  score: number;
  lives: number;
  /** Counted from 0. */
  level: number;
  bricksLeft: number;
}

const LIVES = 3;
const POINTS_PER_HIT = 10;
const POINTS_PER_LIFE = 100;

export function startMatch(): Match {
  return { ...startLevel(0), score: 0, lives: LIVES };
}

const startLevel = (level: number) => ({
  phase: 'serving' as const,
  level,
  bricksLeft: parseWall(WALLS[level]!).length,
});

export const serve = (match: Match): Match =>
  match.phase === 'serving' ? { ...match, phase: 'playing' } : match;

/** Later walls pay more. */
export function hitBrick(match: Match, isBroken: boolean): Match {
  const score = match.score + POINTS_PER_HIT * (match.level + 1);
  const bricksLeft = match.bricksLeft - (isBroken ? 1 : 0);
  if (bricksLeft > 0) return { ...match, score, bricksLeft };
  if (match.level + 1 < WALLS.length)
    return { ...match, ...startLevel(match.level + 1), score };
  return {
    ...match,
    phase: 'won',
    bricksLeft,
    score: score + match.lives * POINTS_PER_LIFE,
  };
}

export function loseBall(match: Match): Match {
  const lives = match.lives - 1;
  return { ...match, lives, phase: lives > 0 ? 'serving' : 'lost' };
}

export interface Velocity {
  x: number;
  y: number;
}

/** The steepest way the ball leaves the rim of the paddle, measured from straight up. */
const MAX_ANGLE = (60 * Math.PI) / 180;

/** The middle sends the ball straight up, the rims send it sideways. `offset` runs from -1 to 1. */
export function bounceFromPaddle(offset: number, speed: number): Velocity {
  const angle = Math.max(-1, Math.min(1, offset)) * MAX_ANGLE;
  return { x: Math.sin(angle) * speed, y: -Math.cos(angle) * speed };
}

export type HitSide = 'Top' | 'Bottom' | 'Left' | 'Right';

/**
 * Turns the ball away from the side of it that was hit. It sets the direction instead of flipping it: a ball that hits two
 * bricks in one frame must not be flipped twice.
 */
export function bounceFromSide({ x, y }: Velocity, side: HitSide): Velocity {
  if (side === 'Left') return { x: Math.abs(x), y };
  if (side === 'Right') return { x: -Math.abs(x), y };
  return { x, y: side === 'Top' ? Math.abs(y) : -Math.abs(y) };
}
