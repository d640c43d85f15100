import { describe, expect, it } from 'vitest';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './landscape.ts';
import { PARALLAX } from './parallax.ts';

/** How many pixels differ between two columns. */
function difference(layer: PixelGrid, a: number, b: number): number {
  return Array.from({ length: layer.height }, (_, y) => layer.get(a, y) !== layer.get(b, y)).filter(Boolean).length;
}

const layers = Object.entries(PARALLAX).flatMap(([set, { build }]) =>
  Object.entries(build()).map(([name, layer]) => [`${set} ${name}`, layer] as const),
);

describe.each(layers)('the layer %s', (_name, layer) => {
  it('has the size of a scene', () => {
    expect([layer.width, layer.height]).toEqual([SCENE_WIDTH, SCENE_HEIGHT]);
  });

  it('has no visible seam where it repeats', () => {
    const inside = Array.from({ length: SCENE_WIDTH - 1 }, (_, x) => difference(layer, x, x + 1));
    expect(difference(layer, SCENE_WIDTH - 1, 0)).toBeLessThanOrEqual(Math.max(...inside));
  });
});
