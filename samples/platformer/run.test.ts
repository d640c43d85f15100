import { expect, it } from 'vitest';
import {
  collectCoin,
  loseHeart,
  reachTreasure,
  runToScore,
  startRun,
  stomp,
} from './run';

it('is lost with the last heart', () => {
  const hurt = loseHeart(loseHeart(startRun()));
  expect(hurt).toMatchObject({ phase: 'playing', hearts: 1 });
  expect(loseHeart(hurt)).toMatchObject({ phase: 'lost', hearts: 0 });
});

it('pays for coins, stomps and, at the treasure, for the hearts left', () => {
  const rich = stomp(collectCoin(collectCoin(startRun())));
  expect(runToScore(rich)).toBe(45);
  expect(runToScore(reachTreasure(rich))).toBe(345);
});
