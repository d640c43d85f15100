import { describe, expect, it } from 'vitest';
import { airSeconds, isStomp, nextGapPx, RULES, scoreToSpeed } from './rules.ts';

/** The box of a slime, as in Runner.ts, which needs the engine. */
const SLIME_HEIGHT_PX = 11;

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

  it('lets a short tap clear a slime too, and less than a full jump', () => {
    const heightPx = RULES.shortJumpSpeed ** 2 / (2 * RULES.gravity);
    expect(heightPx).toBeGreaterThan(SLIME_HEIGHT_PX + 8);
    expect(RULES.shortJumpSpeed).toBeLessThan(RULES.jumpSpeed);
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
