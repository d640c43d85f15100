import type { Ink } from '../core/palette.ts';
import { drawing } from '../core/drawing.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { buildSheet, type Sheet } from '../core/sheet.ts';

const PADDLE_WIDTH = 48;
const PADDLE_HEIGHT = 12;
const BRICK_WIDTH = 32;
const BRICK_HEIGHT = 16;

export function drawPaddle(): PixelGrid {
  const grid = new PixelGrid(PADDLE_WIDTH, PADDLE_HEIGHT);
  const [right, bottom] = [PADDLE_WIDTH - 1, PADDLE_HEIGHT - 1];
  grid
    .rect(1, 1, PADDLE_WIDTH - 2, PADDLE_HEIGHT - 2, 'B')
    .rect(2, 2, PADDLE_WIDTH - 4, 2, 'l')
    .rect(1, 8, PADDLE_WIDTH - 2, 3, 'b');
  for (const x of [1, right - 8]) grid.rect(x, 1, 8, 10, 'a').rect(x, 1, 8, 3, 'y').rect(x, 8, 8, 3, 't');
  for (const x of [9, right - 9]) grid.rect(x, 1, 1, 10, 'k');
  for (const [x, y] of [
    [1, 1],
    [right - 1, 1],
    [1, bottom - 1],
    [right - 1, bottom - 1],
  ] as const)
    grid.set(x, y, undefined);
  return grid.rect(3, 2, 3, 1, 'w').outlined('k');
}

export const ball = drawing(`
  ...kkkk...
  .kkwwiikk.
  .kwwiillk.
  kwwwiillBk
  kwwiilllBk
  kiiilllBBk
  kiilllBBbk
  .klllBBbk.
  .kkBBbbkk.
  ...kkkk...
`);

const BRICK_INKS: Record<string, [light: Ink, body: Ink, dark: Ink]> = {
  red: ['c', 'R', 'u'],
  amber: ['y', 'a', 't'],
  green: ['L', 'G', 'f'],
  blue: ['l', 'B', 'b'],
  purple: ['P', 'p', 'n'],
  stone: ['g', 'S', 's'],
};

export const BRICK_NAMES = Object.keys(BRICK_INKS).flatMap((color) => [color, `${color}-cracked`]);

const crack = drawing(`
  ............k.....
  ...........kk.....
  ..........kk......
  .........kk.......
  .......kkkkk......
  ......kk...kkk....
  ....kkk......kkk..
  ...kk..........k..
  ....kk............
  .....k............
`);

function drawBrick([light, body, dark]: [Ink, Ink, Ink], isCracked: boolean): PixelGrid {
  const grid = new PixelGrid(BRICK_WIDTH, BRICK_HEIGHT).rect(1, 1, 30, 14, body);
  grid.rect(1, 1, 30, 2, light).rect(1, 1, 2, 14, light).rect(2, 13, 29, 2, dark).rect(29, 2, 2, 13, dark);
  if (isCracked) grid.stamp(crack, 7, 3, { recolor: { k: dark } });
  else grid.rect(4, 4, 4, 1, light);
  for (const [x, y] of [
    [1, 1],
    [30, 1],
    [1, 14],
    [30, 14],
  ] as const)
    grid.set(x, y, undefined);
  return grid.outlined('k');
}

export function buildBrickSheet(): Sheet {
  return buildSheet(Object.values(BRICK_INKS).map((inks) => [drawBrick(inks, false), drawBrick(inks, true)]));
}
