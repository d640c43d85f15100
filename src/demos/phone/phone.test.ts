import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextChase, startChase } from './chase.ts';
import { displayToRect, GAME_SIZE } from './display.ts';

const place = fc.double({ min: -1000, max: 1000, noNaN: true });

describe('the chasing sword', () => {
  it('gets closer with every frame and never overshoots the finger', () => {
    fc.assert(
      fc.property(place, place, fc.double({ min: 0.1, max: 500, noNaN: true }), (targetX, targetY, factor) => {
        const before = { ...startChase(0, 0), targetX, targetY };
        const after = nextChase(before, factor);
        const distance = (chase: typeof before) => Math.hypot(chase.targetX - chase.x, chase.targetY - chase.y);
        expect(distance(after)).toBeLessThanOrEqual(distance(before));
      }),
    );
  });

  it('points in the direction of flight', () => {
    const chase = { ...startChase(0, 0), targetX: 0, targetY: 10 };
    expect(nextChase(chase, 1).headingDegrees).toBe(90);
  });
});

describe('the display modes', () => {
  const screen = { x: 10, y: 20, width: 200, height: 400 };

  it('fit preserves the aspect ratio, centered on the screen', () => {
    const rect = displayToRect('FitContainer', screen);
    expect(rect).toEqual({ x: 10, y: 120, width: 200, height: 200 });
  });

  it('fill is the size of the screen, fixed the size of the game', () => {
    expect(displayToRect('FillContainer', screen)).toEqual(screen);
    expect(displayToRect('Fixed', screen)).toMatchObject(GAME_SIZE);
  });
});
