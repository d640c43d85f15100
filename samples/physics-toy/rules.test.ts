import { expect, it } from 'vitest';
import {
  bounce,
  BOWLS,
  bowlAt,
  createPegs,
  dropBall,
  land,
  startGame,
  WIDTH,
} from './rules';

it('sets the gems in shifted rows inside the board', () => {
  const pegs = createPegs();
  expect(pegs.every(({ x }) => x > 10 && x < WIDTH - 10)).toBe(true);
  const rows = [...new Set(pegs.map(({ y }) => y))];
  const xsOf = (y: number) => pegs.filter((peg) => peg.y === y).map(({ x }) => x);
  expect(xsOf(rows[0]!).some((x) => xsOf(rows[1]!).includes(x))).toBe(false);
});

it('finds the bowl below a place, also at the rims', () => {
  expect(bowlAt(0)).toBe(0);
  expect(bowlAt(WIDTH / 2)).toBe(2);
  expect(bowlAt(WIDTH + 5)).toBe(BOWLS.length - 1);
});

it('has three balls in play at most', () => {
  const three = dropBall(dropBall(dropBall(startGame())));
  expect(three).toMatchObject({ inPlay: 3, ballsLeft: 5 });
  expect(dropBall(three)).toBe(three);
});

it('pays for bounces and bowls, and ends with the last ball', () => {
  const last = dropBall({ ...startGame(), ballsLeft: 1 });
  const landed = land(bounce(bounce(last)), 2);
  expect(landed).toMatchObject({ phase: 'over', score: 152 });
  expect(bounce(landed)).toBe(landed);
});
