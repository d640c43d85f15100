import { buildFigureSheet } from '../characters/characterSheet.ts';
import { FRAME } from '../characters/figure.ts';
import { knight } from '../characters/knight.ts';
import { buildSlimeSheet, GREEN_SLIME } from '../characters/slime.ts';
import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import { rampAt } from '../scenes/dither.ts';

export const COVER_WIDTH = 96;
export const COVER_HEIGHT = 54;

/** Draws one cover; every cover is 96×54. */
export type DrawCover = () => PixelGrid;

const knightSheet = buildFigureSheet(knight).grid;
const slimeSheet = buildSlimeSheet(GREEN_SLIME).grid;

const frame = (sheet: PixelGrid, column: number, row: number) => sheet.crop(column * FRAME, row * FRAME, FRAME, FRAME);

/** The knight, 24×24, with the feet on the second-to-last row: `row` 0 is idle, 1 run, 2 jump, 3 attack. */
export const knightAt = (column = 0, row = 0): PixelGrid => frame(knightSheet, column, row);

export const slimeAt = (column = 0, row = 0, [dark, middle, light]: [Ink, Ink, Ink] = ['f', 'G', 'L']): PixelGrid =>
  frame(slimeSheet, column, row).recolored({ f: dark, G: middle, L: light });

/** An empty cover with a dithered vertical gradient. */
export function sky(...inks: Ink[]): PixelGrid {
  return new PixelGrid(COVER_WIDTH, COVER_HEIGHT).paint((x, y) => rampAt(inks, y / COVER_HEIGHT, x, y));
}

/** Flat ground with a highlighted edge. */
export function ground(cover: PixelGrid, top: number, edge: Ink, body: Ink, deep: Ink = body): PixelGrid {
  cover.rect(0, top, COVER_WIDTH, COVER_HEIGHT - top, body).rect(0, top, COVER_WIDTH, 2, edge);
  const random = createRandom(top * 31);
  for (let stone = 0; stone < 14; stone++)
    cover.rect(Math.floor(random() * COVER_WIDTH), Math.floor(top + 4 + random() * (COVER_HEIGHT - top)), 3, 1, deep);
  return cover;
}

export function stars(cover: PixelGrid, seed: number, count: number, below = COVER_HEIGHT): PixelGrid {
  const random = createRandom(seed);
  for (let star = 0; star < count; star++)
    cover.set(Math.floor(random() * COVER_WIDTH), Math.floor(random() * below), random() > 0.7 ? 'w' : 'l');
  return cover;
}

/** A block with a highlight, a shadow, and a dark outline. */
export function block(
  cover: PixelGrid,
  x: number,
  y: number,
  size: number,
  [dark, middle, light]: [Ink, Ink, Ink],
): void {
  cover.rect(x, y, size, size, 'k').rect(x + 1, y + 1, size - 2, size - 2, middle);
  cover.rect(x + 1, y + 1, size - 2, 1, light).rect(x + 1, y + 1, 1, size - 2, light);
  cover.rect(x + 1, y + size - 2, size - 2, 1, dark).rect(x + size - 2, y + 1, 1, size - 2, dark);
}

export function ball(
  cover: PixelGrid,
  x: number,
  y: number,
  radius: number,
  [dark, middle, light]: [Ink, Ink, Ink],
): void {
  cover
    .disc(x, y, radius + 1, 'k')
    .disc(x, y, radius, dark)
    .disc(x - 0.5, y - 0.5, radius - 1, middle);
  cover.disc(x - radius * 0.35, y - radius * 0.35, Math.max(0.8, radius * 0.3), light);
}

/** Draws on a separate layer, then stamps the result with a dark outline. */
export function outlined(cover: PixelGrid, draw: (layer: PixelGrid) => void): PixelGrid {
  const layer = new PixelGrid(COVER_WIDTH, COVER_HEIGHT);
  draw(layer);
  return cover.stamp(layer.outlined('k'), 0, 0);
}

export const ROSE: [Ink, Ink, Ink] = ['R', 'c', 'T'];
export const GOLD: [Ink, Ink, Ink] = ['t', 'a', 'y'];
export const BLUE: [Ink, Ink, Ink] = ['b', 'B', 'l'];
export const GREEN: [Ink, Ink, Ink] = ['f', 'G', 'L'];
export const VIOLET: [Ink, Ink, Ink] = ['p', 'P', 'T'];
export const STONE: [Ink, Ink, Ink] = ['s', 'S', 'g'];
