import { describe, expect, it } from 'vitest';
import { COVER_STEPS, rasterise } from './rasterise.ts';

function drawBox(left: number, top: number, right: number, bottom: number) {
  return [
    { type: 'M', x: left, y: top },
    { type: 'L', x: right, y: top },
    { type: 'L', x: right, y: bottom },
    { type: 'L', x: left, y: bottom },
    { type: 'Z' },
  ];
}

describe('an outline', () => {
  it('covers whole pixels where its edges lie between them', () => {
    const { cover, ...bounds } = rasterise(drawBox(2, -3, 4, -2));
    expect(bounds).toEqual({ left: 2, top: -3, width: 2, height: 1 });
    expect([...cover]).toEqual([COVER_STEPS, COVER_STEPS]);
  });

  it('covers a part of a pixel where its edge runs through it', () => {
    expect([...rasterise(drawBox(0.5, 0, 2, 1)).cover]).toEqual([COVER_STEPS / 2, COVER_STEPS]);
    expect([...rasterise(drawBox(0, 0.25, 1, 1)).cover]).toEqual([COVER_STEPS * 0.75]);
  });

  it('covers no more where it overlaps itself, and nothing inside a hole', () => {
    expect([...rasterise([...drawBox(0, 0, 1, 1), ...drawBox(0, 0, 1, 1)]).cover]).toEqual([COVER_STEPS]);
    const hole = drawBox(2, 0, 1, 1);
    expect([...rasterise([...drawBox(0, 0, 3, 1), ...hole]).cover]).toEqual([COVER_STEPS, 0, COVER_STEPS]);
  });

  it('follows curves', () => {
    const { cover } = rasterise([
      { type: 'M', x: 0, y: 100 },
      { type: 'Q', x1: 50, y1: 0, x: 100, y: 100 },
      { type: 'Z' },
    ]);
    // Two thirds of the box around the curve, which is half as high as its handle.
    const area = cover.reduce((sum, steps) => sum + steps, 0) / COVER_STEPS;
    expect(area).toBeGreaterThan(3300);
    expect(area).toBeLessThan(3367);
  });

  it('may have no edges, as a space has none', () => {
    expect(rasterise([])).toMatchObject({ width: 0, height: 0 });
  });
});
