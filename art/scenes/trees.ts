import type { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import { SCENE_WIDTH, wrapped } from './landscape.ts';
import type { Ramp } from './mood.ts';

/** A fir: tiers that widen toward the bottom, lit from the left. */
function drawFir(layer: PixelGrid, x: number, ground: number, height: number, [dark, middle, light]: Ramp): void {
  const tiers = Math.max(3, Math.round(height / 8));
  for (let row = 0; row < height; row++) {
    const inTier = (row / height) * tiers;
    const half = Math.floor(1 + Math.floor(inTier) * 1.6 + (inTier % 1) * 3.4);
    for (let dx = -half; dx <= half; dx++) {
      const isEdge = inTier % 1 > 0.72;
      const ink =
        dx > half * 0.35 || (isEdge && dx > -half * 0.5) ? dark : dx < -half * 0.35 && !isEdge ? light : middle;
      layer.set(x + dx, ground - height + row, ink);
    }
  }
}

/** A deciduous tree: a trunk and a crown of overlapping round clumps. */
export function drawOak(
  layer: PixelGrid,
  x: number,
  ground: number,
  size: number,
  [dark, middle, light]: Ramp,
  bark: Ramp,
): void {
  const trunk = Math.max(2, Math.round(size * 0.22));
  layer.rect(x - trunk, ground - size, trunk * 2, size, bark[0]).rect(x - trunk, ground - size, trunk, size, bark[1]);
  const clumps = [
    [-0.75, 1.15, 0.6],
    [0.75, 1.1, 0.58],
    [0.05, 1.65, 0.72],
    [-0.1, 1.05, 0.62],
  ] as const;
  for (const [dx, dy, radius] of clumps) layer.disc(x + dx * size, ground - dy * size, radius * size, dark);
  for (const [dx, dy, radius] of clumps) {
    const [cx, cy, r] = [x + dx * size - 1, ground - dy * size - 1.5, radius * size];
    layer.disc(cx, cy, r * 0.84, middle);
    layer.disc(cx - r * 0.18, cy - r * 0.2, r * 0.58, light).disc(cx + r * 0.06, cy + r * 0.06, r * 0.62, middle);
  }
  const random = createRandom(size);
  for (let leaf = 0; leaf < size; leaf++) {
    const [lx, ly] = [
      Math.round(x + (random() * 2.2 - 1.2) * size),
      Math.round(ground - (0.7 + random() * 1.4) * size),
    ];
    if (layer.get(lx, ly) === middle && layer.get(lx + 2, ly + 1) === middle)
      layer.rect(lx, ly, 2, 1, random() > 0.4 ? light : dark);
  }
}

/** A row of firs across the full width that tiles horizontally. */
export function drawFirRow(
  layer: PixelGrid,
  ground: (x: number) => number,
  tall: [min: number, max: number],
  gap: number,
  ramp: Ramp,
  seed: number,
): void {
  const random = createRandom(seed);
  for (let x = 0; x < SCENE_WIDTH - gap * 0.4; x += gap * (0.6 + random() * 0.8)) {
    const height = Math.round(tall[0] + random() * (tall[1] - tall[0]));
    wrapped(Math.round(x), (at) => drawFir(layer, at, ground(x), height, ramp));
  }
}
