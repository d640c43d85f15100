import { describe, expect, it } from 'vitest';
import { airSeconds, isStomp, nextGapPx, RULES, scoreToSpeed } from './rules.ts';

describe('the rules of the hero game', () => {
  it('starts slow, gets faster with every point and stops at the top speed', () => {
    expect(scoreToSpeed(0)).toBe(RULES.startSpeed);
    expect(scoreToSpeed(5)).toBeGreaterThan(scoreToSpeed(4));
    expect(scoreToSpeed(10_000)).toBe(RULES.topSpeed);
  });

  it('leaves room to land between two slimes at every speed', () => {
    for (const score of [0, 10, 100]) {
      const speed = scoreToSpeed(score);
      expect(nextGapPx(speed, 0)).toBeGreaterThan(speed * airSeconds());
      expect(nextGapPx(speed, 0.99)).toBeGreaterThan(nextGapPx(speed, 0));
    }
  });

  it('lets a full jump clear a slime but stay on the screen', () => {
    const heightPx = RULES.jumpSpeed ** 2 / (2 * RULES.gravity);
    expect(heightPx).toBeGreaterThan(24);
    expect(heightPx).toBeLessThan(RULES.groundTop - 24);
  });

  it('counts a stomp only from above and while falling', () => {
    expect(isStomp(120, 133, 130, 14)).toBe(true);
    expect(isStomp(-120, 133, 130, 14)).toBe(false);
    expect(isStomp(120, 145, 130, 14)).toBe(false);
  });
});
