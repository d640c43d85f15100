import { describe, expect, it } from 'vitest';
import { fitGame } from './fitGame.ts';

describe('fitting a game into its stage', () => {
  it('scales down to fit both dimensions', () => {
    expect(fitGame({ width: 800, height: 600 }, { width: 320, height: 400 }, false).scale).toBeCloseTo(0.4);
    expect(fitGame({ width: 400, height: 800 }, { width: 400, height: 200 }, false).scale).toBe(0.25);
  });

  it('scales up in full screen only', () => {
    expect(fitGame({ width: 400, height: 200 }, { width: 800, height: 800 }, false).scale).toBe(1);
    expect(fitGame({ width: 400, height: 200 }, { width: 800, height: 800 }, true).scale).toBe(2);
  });

  it("doesn't scale while the stage has no size yet", () => {
    expect(fitGame({ width: 400, height: 200 }, { width: 0, height: 0 }, true).scale).toBe(1);
  });
});
