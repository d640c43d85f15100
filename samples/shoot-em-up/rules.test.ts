import { describe, expect, it } from 'vitest';
import {
  destroyEnemy,
  ENEMIES,
  entryPoints,
  flightAt,
  multiplierOf,
  startBattle,
  takeHit,
  waveAt,
} from './rules';

describe('waves', () => {
  it('never end and come faster each time round', () => {
    expect(waveAt(7).kind).toBe(waveAt(0).kind);
    expect(waveAt(8).delayMs).toBeLessThan(waveAt(1).delayMs);
    expect(waveAt(700).delayMs).toBeGreaterThanOrEqual(900);
  });

  it('enter spread over the width', () => {
    expect(entryPoints(3, 200)).toEqual([50, 100, 150]);
  });

  it('fly down and swing to the sides', () => {
    expect(flightAt('saucer', 100, 0)).toEqual({ x: 100, y: -16 });
    const later = flightAt('saucer', 100, 1000);
    expect(later.y).toBe(24);
    expect(Math.abs(later.x - 100)).toBeLessThanOrEqual(ENEMIES.saucer.swing);
  });
});

describe('a battle', () => {
  it('multiplies the points of a streak, up to five times', () => {
    let battle = startBattle();
    for (let kill = 0; kill < 5; kill++) battle = destroyEnemy(battle, 'saucer');
    expect(battle.score).toBe(50);
    expect(multiplierOf(battle)).toBe(2);
    expect(destroyEnemy(battle, 'saucer').score).toBe(70);
    expect(multiplierOf({ ...battle, streak: 500 })).toBe(5);
  });

  it('is lost with the last shield, and a hit ends the streak', () => {
    const hit = takeHit({ ...startBattle(), streak: 9 });
    expect(hit).toMatchObject({ phase: 'playing', shields: 2, streak: 0 });
    expect(takeHit(takeHit(hit))).toMatchObject({ phase: 'lost', shields: 0 });
  });
});
