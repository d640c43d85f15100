import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { drawTurf } from '../tiles/groundTiles.ts';
import { textureToTile, dirt, TILE } from '../tiles/texture.ts';

const PIPE_WIDTH = 32;
const PIPE_HEIGHT = 320;
const RIM_HEIGHT = 14;
const GROUND_WIDTH = 96;
const GROUND_HEIGHT = 32;

/** Stone shades across a round tower, from the lit left edge to the right. */
const SHADES: [until: number, ink: Ink][] = [
  [0.1, 'g'],
  [0.3, 'i'],
  [0.6, 'g'],
  [0.85, 'S'],
  [1, 's'],
];

const shadeAt = (share: number): Ink => SHADES.find(([until]) => share <= until)?.[1] ?? 's';

function drawDrum(grid: PixelGrid, x: number, y: number, width: number, height: number): void {
  for (let dx = 0; dx < width; dx++) grid.rect(x + dx, y, 1, height, shadeAt(dx / (width - 1)));
  grid.rect(x, y, 1, height, 'k').rect(x + width - 1, y, 1, height, 'k');
}

/** The pipe, drawn as a stone tower with its rim at the top; flip it for the upper pipe. */
export function drawPipe(): PixelGrid {
  const grid = new PixelGrid(PIPE_WIDTH, PIPE_HEIGHT);
  drawDrum(grid, 2, RIM_HEIGHT, PIPE_WIDTH - 4, PIPE_HEIGHT - RIM_HEIGHT);
  for (let y = RIM_HEIGHT + 8, shift = 0; y < PIPE_HEIGHT; y += 8, shift = 7 - shift) {
    grid.rect(3, y, PIPE_WIDTH - 6, 1, 's');
    for (let x = 7 + shift; x < PIPE_WIDTH - 3; x += 14) grid.rect(x, y - 7, 1, 7, x < 20 ? 'S' : 's');
  }
  drawDrum(grid, 0, 0, PIPE_WIDTH, RIM_HEIGHT);
  grid
    .rect(0, 0, PIPE_WIDTH, 1, 'k')
    .rect(0, RIM_HEIGHT - 1, PIPE_WIDTH, 1, 'k')
    .rect(1, 1, PIPE_WIDTH - 2, 1, 'w');
  grid
    .rect(2, RIM_HEIGHT, PIPE_WIDTH - 4, 2, 's')
    .rect(2, RIM_HEIGHT, 1, 2, 'k')
    .rect(29, RIM_HEIGHT, 1, 2, 'k');
  for (let x = 3; x < PIPE_WIDTH - 3; x += 6) grid.rect(x, 5, 3, 4, shadeAt(x / 31 + 0.35)).rect(x, 5, 3, 1, 's');
  return grid;
}

/** A strip of ground that tiles horizontally. */
export function drawFlappyGround(): PixelGrid {
  const grid = new PixelGrid(GROUND_WIDTH, GROUND_HEIGHT);
  for (let x = 0; x < GROUND_WIDTH; x += TILE) grid.stamp(drawTurf(), x, 0).stamp(textureToTile(dirt), x, TILE);
  return grid;
}
