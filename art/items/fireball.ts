import { PixelGrid } from '../core/PixelGrid.ts';

const SIZE = 16;
export const FIREBALL_FRAMES = 4;

/** A fireball that flies right with a flickering tail. */
export function drawFireball(frame: number): PixelGrid {
  const grid = new PixelGrid(SIZE, SIZE);
  const sway = [0, 1, 0, -1][frame] ?? 0;
  const tail = [6, 8, 7, 8][frame] ?? 6;
  for (let step = 0; step <= tail; step++) {
    const size = 4 * (1 - step / (tail + 1));
    grid.ellipse(10 - step, 7.5 + (sway * step) / 5, size, size * 0.9, 'R');
  }
  grid
    .disc(10, 7.5, 4.4, 'R')
    .disc(10, 7.5, 3.4, 'c')
    .ellipse(8, 7.5 + sway * 0.4, 4, 2.2, 'c');
  grid.disc(10.5, 7.5, 2.6, 'a').disc(11, 7.5, 1.6, 'y').rect(11, 7, 1, 1, 'w');
  if (frame % 2) grid.set(2, 4 + sway, 'a').set(1, 10 - sway, 'c');
  else grid.set(3, 11, 'a').set(2, 5, 'c');
  return grid;
}
