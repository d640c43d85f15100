// A round of the game as a value. Every function takes a round and gives the next one.

import { type Cell, cellsOf, type PieceName, PIECES } from './pieces';

export const COLUMNS = 10;
export const ROWS = 20;

export interface Falling {
  name: PieceName;
  turns: number;
  x: number;
  y: number;
}

export interface Round {
  phase: 'title' | 'playing' | 'lost';
  /** Row by row from the top; null is empty. */
  board: readonly (readonly (PieceName | null)[])[];
  falling: Falling;
  next: readonly PieceName[];
  kept: PieceName | null;
  /** One block may be kept or taken back for each that lands. */
  mayKeep: boolean;
  score: number;
  lines: number;
  /** Decides all chance to come: the same seed brings the same blocks. */
  seed: number;
}

const LINE_POINTS = [0, 100, 300, 500, 800];
const LINES_PER_LEVEL = 10;
const EMPTY_ROW: readonly null[] = Array<null>(COLUMNS).fill(null);

export const levelOf = ({ lines }: Round): number =>
  1 + Math.floor(lines / LINES_PER_LEVEL);

/** How long a block stays on a row: faster with every level. */
export const fallMsOf = (round: Round): number =>
  Math.max(80, 700 * 0.82 ** (levelOf(round) - 1));

const nextSeed = (seed: number): number => (seed * 48271) % 2147483647;

/** All seven blocks in an order the seed decides: none stays away for long. */
function drawBag(seed: number): { bag: PieceName[]; seed: number } {
  const left = [...PIECES];
  const bag: PieceName[] = [];
  let current = seed;
  while (left.length) {
    current = nextSeed(current);
    bag.push(...left.splice(current % left.length, 1));
  }
  return { bag, seed: current };
}

const enter = (name: PieceName): Falling => ({
  name,
  turns: 0,
  x: name === 'O' ? 4 : 3,
  y: 0,
});

export function startRound(seed: number): Round {
  const first = drawBag(nextSeed(seed));
  const second = drawBag(first.seed);
  const [name, ...next] = [...first.bag, ...second.bag];
  return {
    phase: 'playing',
    board: Array.from({ length: ROWS }, () => EMPTY_ROW),
    falling: enter(name!),
    next,
    kept: null,
    mayKeep: true,
    score: 0,
    lines: 0,
    seed: second.seed,
  };
}

export const fallingCells = ({ name, turns, x, y }: Falling): Cell[] =>
  cellsOf(name, turns).map((cell) => ({ x: cell.x + x, y: cell.y + y }));

function fits({ board }: Round, falling: Falling): boolean {
  return fallingCells(falling).every(
    ({ x, y }) => x >= 0 && x < COLUMNS && y < ROWS && (y < 0 || board[y]![x] === null),
  );
}

function tryPlace(round: Round, falling: Falling): Round {
  return round.phase === 'playing' && fits(round, falling)
    ? { ...round, falling }
    : round;
}

export const move = (round: Round, step: -1 | 1): Round =>
  tryPlace(round, { ...round.falling, x: round.falling.x + step });

/** Where a turned block may go when it does not fit in place: to the sides, and up from the floor. */
const KICKS = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [-2, 0],
  [2, 0],
] as const;

export function turn(round: Round): Round {
  const { falling } = round;
  const places = KICKS.map(([x, y]) => ({
    ...falling,
    turns: (falling.turns + 1) % 4,
    x: falling.x + x,
    y: falling.y + y,
  }));
  const place = places.find((candidate) => fits(round, candidate));
  return place ? tryPlace(round, place) : round;
}

/** One row down; a block that cannot go on lands. */
export function fall(round: Round): Round {
  if (round.phase !== 'playing') return round;
  const moved = tryPlace(round, { ...round.falling, y: round.falling.y + 1 });
  return moved === round ? land(round) : moved;
}

/** Where the block would land. */
export function shadowOf(round: Round): Falling {
  let { falling } = round;
  while (fits(round, { ...falling, y: falling.y + 1 }))
    falling = { ...falling, y: falling.y + 1 };
  return falling;
}

/** All the way down at once, with two points a row. */
export function drop(round: Round): Round {
  if (round.phase !== 'playing') return round;
  const falling = shadowOf(round);
  const rows = falling.y - round.falling.y;
  return land({ ...round, falling, score: round.score + rows * 2 });
}

function land(round: Round): Round {
  const cells = fallingCells(round.falling);
  const filled = round.board.map((row, y) =>
    row.map((cell, x) =>
      cells.some((at) => at.x === x && at.y === y) ? round.falling.name : cell,
    ),
  );
  const left = filled.filter((row) => row.some((cell) => cell === null));
  const closed = ROWS - left.length;
  const board = [...Array.from({ length: closed }, () => EMPTY_ROW), ...left];
  const score = round.score + LINE_POINTS[closed]! * levelOf(round);
  return takeNext({ ...round, board, score, lines: round.lines + closed, mayKeep: true });
}

function takeNext(round: Round): Round {
  const [name, ...rest] = round.next;
  const refill =
    rest.length < PIECES.length ? drawBag(round.seed) : { bag: [], seed: round.seed };
  const falling = enter(name!);
  const after = { ...round, falling, next: [...rest, ...refill.bag], seed: refill.seed };
  return fits(after, falling) ? after : { ...after, phase: 'lost' };
}

/** Puts the block aside and goes on with the one kept before. */
export function keep(round: Round): Round {
  if (round.phase !== 'playing' || !round.mayKeep) return round;
  const { kept, falling } = round;
  const aside = { ...round, kept: falling.name, mayKeep: false };
  return kept ? { ...aside, falling: enter(kept) } : takeNext(aside);
}
