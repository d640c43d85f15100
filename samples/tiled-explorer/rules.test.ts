import { expect, it } from 'vitest';
import {
  meetSlime,
  passTime,
  startWalk,
  takeCoin,
  toDirection,
  walkToScore,
} from './rules';

it('is won with the last coin', () => {
  const one = takeCoin(startWalk(2), 1);
  expect(one).toMatchObject({ phase: 'walking', purse: 1, coinsLeft: 1 });
  expect(takeCoin(one, 5)).toMatchObject({ phase: 'won', purse: 6, coinsLeft: 0 });
});

it('is lost with the last heart', () => {
  const hurt = meetSlime(meetSlime(startWalk(3)));
  expect(hurt).toMatchObject({ phase: 'walking', hearts: 1 });
  expect(meetSlime(hurt).phase).toBe('lost');
});

it('pays for speed and for the hearts left, and only when won', () => {
  const won = takeCoin(passTime(startWalk(1), 30_500), 1);
  expect(walkToScore(won)).toBe(100);
  expect(walkToScore(startWalk(1))).toBe(0);
  expect(passTime(won, 99_000)).toBe(won);
});

it('walks as fast across as along', () => {
  const { x, y } = toDirection(1, 1);
  expect(Math.hypot(x, y)).toBeCloseTo(1);
  expect(toDirection(0, 0)).toEqual({ x: 0, y: 0 });
});
