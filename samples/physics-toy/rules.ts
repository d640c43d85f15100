// The board and the score of the peg game.

export const WIDTH = 240;
export const HEIGHT = 320;
export const BOWLS: readonly number[] = [20, 50, 150, 50, 20];
export const BOWL_WIDTH = WIDTH / BOWLS.length;

const ROWS = 7;
const TOP = 84;
const ROW_HEIGHT = 27;
const SPACING = 34;

export interface Place {
  x: number;
  y: number;
}

/** Gems in rows, every second one shifted by half: no ball falls straight through. */
export function createPegs(): Place[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const isShifted = row % 2 === 1;
    const count = isShifted ? 6 : 7;
    const left = WIDTH / 2 - ((count - 1) * SPACING) / 2;
    return Array.from({ length: count }, (_, index) => ({
      x: left + index * SPACING,
      y: TOP + row * ROW_HEIGHT,
    }));
  }).flat();
}

/** Which bowl is below this place. */
export const bowlAt = (x: number): number =>
  Math.max(0, Math.min(BOWLS.length - 1, Math.floor(x / BOWL_WIDTH)));

export interface Game {
  phase: 'title' | 'playing' | 'over';
  /** Not dropped yet. */
  ballsLeft: number;
  inPlay: number;
  score: number;
}

const BALLS = 8;
const MAX_IN_PLAY = 3;
const POINTS_PER_BOUNCE = 1;

export const startGame = (): Game => ({
  phase: 'playing',
  ballsLeft: BALLS,
  inPlay: 0,
  score: 0,
});

export function dropBall(game: Game): Game {
  if (game.phase !== 'playing' || game.ballsLeft === 0 || game.inPlay >= MAX_IN_PLAY)
    return game;
  return { ...game, ballsLeft: game.ballsLeft - 1, inPlay: game.inPlay + 1 };
}

export const bounce = (game: Game): Game =>
  game.phase === 'playing' ? { ...game, score: game.score + POINTS_PER_BOUNCE } : game;

/** A ball has come down; after the last one the game is over. */
export function land(game: Game, bowl: number): Game {
  const inPlay = game.inPlay - 1;
  const isOver = inPlay === 0 && game.ballsLeft === 0;
  return {
    ...game,
    inPlay,
    score: game.score + BOWLS[bowl]!,
    phase: isOver ? 'over' : game.phase,
  };
}
