import { describe, expect, it } from 'vitest';
import { cellsOf, PIECES } from './pieces';
import {
  COLUMNS,
  drop,
  fall,
  fallingCells,
  fallMsOf,
  keep,
  move,
  type Round,
  ROWS,
  startRound,
  turn,
} from './rules';

const round = startRound(1);
const repeat = (times: number, action: (round: Round) => Round, from: Round) =>
  Array.from({ length: times }).reduce<Round>((before) => action(before), from);

describe('blocks', () => {
  it.each(PIECES)('%s has four cells and is itself again after four turns', (name) => {
    expect(cellsOf(name, 0)).toHaveLength(4);
    expect(cellsOf(name, 4)).toEqual(cellsOf(name, 0));
  });

  it('come in bags: seven draws bring all seven', () => {
    expect(new Set([round.falling.name, ...round.next.slice(0, 6)]).size).toBe(7);
  });

  it('come in the same order for the same seed', () => {
    expect(startRound(5).next).toEqual(startRound(5).next);
    expect(startRound(5).next).not.toEqual(startRound(6).next);
  });
});

describe('moving', () => {
  it('stops at the walls', () => {
    const left = repeat(20, (before) => move(before, -1), round);
    expect(Math.min(...fallingCells(left.falling).map(({ x }) => x))).toBe(0);
    const right = repeat(20, (before) => move(before, 1), round);
    expect(Math.max(...fallingCells(right.falling).map(({ x }) => x))).toBe(COLUMNS - 1);
  });

  it('turns beside a wall by stepping away from it', () => {
    const upright = turn({ ...round, falling: { name: 'I', turns: 0, x: 3, y: 2 } });
    const atWall = repeat(20, (before) => move(before, -1), upright);
    const flat = turn(atWall);
    expect(flat.falling.turns).toBe(2);
    expect(fallingCells(flat.falling).every(({ x }) => x >= 0)).toBe(true);
  });

  it('lands on the floor and goes on with the next block', () => {
    const landed = drop(round);
    expect(landed.board[ROWS - 1]!.some((cell) => cell === round.falling.name)).toBe(
      true,
    );
    expect(landed.falling.name).toBe(round.next[0]);
    expect(landed.score).toBeGreaterThan(0);
  });

  it('keeps one block aside, once for each that lands', () => {
    const kept = keep(round);
    expect(kept.kept).toBe(round.falling.name);
    expect(keep(kept)).toBe(kept);
    expect(keep(drop(kept)).falling.name).toBe(round.falling.name);
  });
});

describe('lines', () => {
  it('are taken out, what is above moves down, and they pay', () => {
    const full = Array<'T'>(COLUMNS).fill('T');
    const almost = full.map((cell, x) => (x >= 3 && x <= 6 ? null : cell));
    const board = [...round.board.slice(0, ROWS - 1), almost];
    const closed = drop({
      ...round,
      board,
      falling: { name: 'I', turns: 0, x: 3, y: 0 },
    });
    expect(closed.lines).toBe(1);
    expect(closed.board[ROWS - 1]!.every((cell) => cell === null)).toBe(true);
    expect(closed.score).toBeGreaterThanOrEqual(100);
  });

  it('make the blocks fall faster', () => {
    expect(fallMsOf({ ...round, lines: 30 })).toBeLessThan(fallMsOf(round));
  });
});

it('is lost when no block fits any more', () => {
  const end = repeat(60, drop, round);
  expect(end.phase).toBe('lost');
  expect(fall(end)).toBe(end);
});
