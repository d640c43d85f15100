import type { Ink } from '../core/palette.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import { SCENE_HEIGHT, SCENE_WIDTH, wrapped } from './landscape.ts';
import type { Ramp } from './mood.ts';

export interface TownStyle {
  wall: Ramp;
  roof: Ramp;
  window: Ink;
  /** Fraction of windows that are lit. */
  lit: number;
}

interface House {
  x: number;
  width: number;
  top: number;
  pitch: number;
}

function drawGable(layer: PixelGrid, { x, width, top, pitch }: House, [dark, middle, light]: Ramp): void {
  const height = Math.round((width / 2 + 2) * pitch);
  for (let row = 0; row < height; row++) {
    const half = Math.floor(((row + 1) / height) * (width / 2 + 2));
    for (let dx = -half; dx < half; dx++) {
      layer.set(x + width / 2 + dx, top - height + row, dx < -half + 2 ? light : row % 4 === 3 ? dark : middle);
    }
  }
}

function drawWindows(layer: PixelGrid, house: House, style: TownStyle, random: () => number): void {
  const columns = Math.max(1, Math.floor((house.width - 4) / 8));
  const left = house.x + Math.round((house.width - columns * 8 + 4) / 2);
  for (let y = house.top + 5; y < SCENE_HEIGHT; y += 12) {
    for (let column = 0; column < columns; column++) {
      layer.rect(left + column * 8, y, 4, 6, random() < style.lit ? style.window : style.wall[0]);
    }
  }
}

function drawHouse(layer: PixelGrid, house: House, style: TownStyle, seed: number): void {
  const [dark, middle, light] = style.wall;
  layer
    .rect(house.x, house.top, house.width, SCENE_HEIGHT - house.top, middle)
    .rect(house.x, house.top, 2, SCENE_HEIGHT - house.top, light);
  layer.rect(house.x + house.width - 2, house.top, 2, SCENE_HEIGHT - house.top, dark);
  drawWindows(layer, house, style, createRandom(seed));
  drawGable(layer, house, style.roof);
}

/** A street of gabled houses that tiles horizontally. */
export function drawStreet(
  layer: PixelGrid,
  top: [min: number, max: number],
  widths: [min: number, max: number],
  style: TownStyle,
  seed: number,
): PixelGrid {
  const random = createRandom(seed);
  for (let x = 0; x < SCENE_WIDTH;) {
    const rest = SCENE_WIDTH - x;
    const wanted = Math.round(widths[0] + random() * (widths[1] - widths[0]));
    const width = (rest < widths[0] * 2 ? rest : wanted) & ~1;
    const house = { x, width, top: Math.round(top[0] + random() * (top[1] - top[0])), pitch: 0.8 + random() * 0.7 };
    wrapped(x, (at) => drawHouse(layer, { ...house, x: at }, style, seed + x));
    x += Math.max(width, 2);
  }
  return layer;
}
