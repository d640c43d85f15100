import { PixelGrid } from '../core/PixelGrid.ts';
import type { Mood } from './mood.ts';

const CASTLE_WIDTH = 76;
export const CASTLE_HEIGHT = 84;

function drawWall(grid: PixelGrid, x: number, top: number, width: number, { wall: [dark, middle, light] }: Mood): void {
  grid.rect(x, top, width, CASTLE_HEIGHT - top, middle);
  grid.rect(x, top, Math.max(2, Math.round(width * 0.2)), CASTLE_HEIGHT - top, light);
  grid.rect(x + Math.round(width * 0.65), top, width - Math.round(width * 0.65), CASTLE_HEIGHT - top, dark);
  for (let y = top + 5, shift = 0; y < CASTLE_HEIGHT; y += 7, shift = 3 - shift) {
    for (let brick = x + 2 + shift; brick < x + width - 3; brick += 9) grid.rect(brick, y, 2, 1, dark);
  }
}

function drawBattlement(
  grid: PixelGrid,
  x: number,
  top: number,
  width: number,
  { wall: [dark, middle, light] }: Mood,
): void {
  grid.rect(x - 1, top, width + 2, 3, middle).rect(x - 1, top + 3, width + 2, 1, dark);
  for (let tooth = x - 1; tooth < x + width; tooth += 4)
    grid.rect(tooth, top - 2, 2, 2, tooth < x + width / 2 ? light : middle);
}

function drawRoof(grid: PixelGrid, x: number, top: number, width: number, { roof: [dark, middle, light] }: Mood): void {
  const height = Math.round(width * 1.25);
  for (let row = 0; row < height; row++) {
    const half = Math.floor(((row + 1) / height) * (width / 2 + 2));
    for (let dx = -half; dx <= half; dx++) {
      grid.set(
        x + width / 2 + dx - 0.5,
        top - height + row,
        dx < -half * 0.3 ? light : dx < half * 0.35 ? middle : dark,
      );
    }
  }
}

function drawFlag(grid: PixelGrid, x: number, y: number, { flag, wall }: Mood): void {
  grid.rect(x, y, 1, 9, wall[0]);
  grid
    .rect(x + 1, y, 6, 2, flag)
    .rect(x + 1, y + 2, 4, 1, flag)
    .rect(x + 1, y + 3, 6, 1, flag);
}

function drawTower(grid: PixelGrid, x: number, top: number, width: number, mood: Mood): void {
  drawWall(grid, x, top, width, mood);
  drawBattlement(grid, x, top, width, mood);
  drawRoof(grid, x, top - 2, width, mood);
  grid.rect(x + width / 2 - 1, top + 9, 2, 4, mood.window);
}

/** A castle lit from the left: keep, two side towers, wall and gate. */
export function drawCastle(mood: Mood): PixelGrid {
  const grid = new PixelGrid(CASTLE_WIDTH, CASTLE_HEIGHT);
  drawTower(grid, 32, 34, 14, mood);
  drawTower(grid, 52, 46, 10, mood);
  drawTower(grid, 12, 44, 11, mood);
  drawWall(grid, 4, 62, 68, mood);
  drawBattlement(grid, 4, 62, 68, mood);
  drawFlag(grid, 39, 6, mood);
  drawFlag(grid, 17, 19, mood);
  for (const x of [12, 22, 52, 62]) grid.rect(x, 71, 2, 3, mood.window);
  grid.disc(37.5, 74, 5, mood.wall[0]).rect(32, 74, 12, 10, mood.wall[0]);
  grid.disc(37.5, 75, 4, mood.roof[0]).rect(34, 75, 8, 9, mood.roof[0]);
  return grid.outlined(mood.wall[0]);
}
