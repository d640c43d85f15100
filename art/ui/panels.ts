import { drawing } from '../core/drawing.ts';
import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { buildSheet, type Sheet } from '../core/sheet.ts';

const PANEL = 48;
const BUTTON_WIDTH = 48;
const BUTTON_HEIGHT = 20;

/** The four corners of a rectangle, `inset` pixels from its edges. */
function corners(width: number, height: number, inset: number): [number, number][] {
  const [right, bottom] = [width - 1 - inset, height - 1 - inset];
  return [
    [inset, inset],
    [right, inset],
    [inset, bottom],
    [right, bottom],
  ];
}

/** A nine-slice panel: 16-pixel corners with rivets, stretchable edges, a plain center. */
export function drawPanel([edge, light, shade, fill]: [Ink, Ink, Ink, Ink]): PixelGrid {
  const grid = new PixelGrid(PANEL, PANEL, 'k');
  grid
    .rect(1, 1, PANEL - 2, PANEL - 2, edge)
    .rect(1, 1, PANEL - 2, 1, light)
    .rect(1, 1, 1, PANEL - 2, light);
  grid.rect(2, PANEL - 2, PANEL - 3, 1, shade).rect(PANEL - 2, 2, 1, PANEL - 3, shade);
  grid.rect(4, 4, PANEL - 8, PANEL - 8, 'k').rect(5, 5, PANEL - 10, PANEL - 10, fill);
  for (const [x, y] of corners(PANEL, PANEL, 2)) {
    const [left, top] = [Math.min(x, PANEL - 8), Math.min(y, PANEL - 8)];
    grid
      .rect(left, top, 6, 6, 'k')
      .rect(left + 1, top + 1, 4, 4, edge)
      .rect(left + 1, top + 1, 2, 2, light)
      .set(left + 4, top + 4, shade);
  }
  for (const [x, y] of corners(PANEL, PANEL, 0)) grid.set(x, y, undefined);
  return grid;
}

function drawButton([light, body, dark]: [Ink, Ink, Ink], pressed: number): PixelGrid {
  const grid = new PixelGrid(BUTTON_WIDTH, BUTTON_HEIGHT);
  const top = pressed;
  const deep = 3 - pressed;
  grid.rect(0, top, BUTTON_WIDTH, BUTTON_HEIGHT - top, 'k');
  grid.rect(1, top + 1, BUTTON_WIDTH - 2, BUTTON_HEIGHT - top - 2, body).rect(2, top + 1, BUTTON_WIDTH - 4, 1, light);
  grid
    .rect(1, top + 2, 1, BUTTON_HEIGHT - top - 4 - deep, light)
    .rect(1, BUTTON_HEIGHT - 1 - deep, BUTTON_WIDTH - 2, deep, dark);
  for (const x of [0, BUTTON_WIDTH - 1]) grid.set(x, top, undefined).set(x, BUTTON_HEIGHT - 1, undefined);
  for (const x of [1, BUTTON_WIDTH - 2]) grid.set(x, top + 1, 'k').set(x, BUTTON_HEIGHT - 2, 'k');
  return grid;
}

export const BUTTON_NAMES = ['normal', 'hover', 'pressed', 'disabled'];

/** One button in four states, stacked vertically; its 6-pixel corners don't stretch. */
export function buildButtonSheet(): Sheet {
  return buildSheet([
    [drawButton(['l', 'B', 'b'], 0)],
    [drawButton(['i', 'l', 'B'], 0)],
    [drawButton(['B', 'b', 'n'], 2)],
    [drawButton(['g', 'S', 's'], 0)],
  ]);
}

export const cursor = drawing(`
  kk..........
  kwk.........
  kwwk........
  kwwik.......
  kwwwik......
  kwwwwik.....
  kwwwwwik....
  kwwwwwwik...
  kwwwwwwwik..
  kwwwwwiiiik.
  kwwkwwikkkk.
  kwk.kwwik...
  kk..kwwik...
  .....kwwik..
  .....kwiik..
  ......kkk...
`);

/** The frame of a health bar (64×12): draw the 56×4 fill at (4, 4), then the frame on top. */
export function drawBarFrame(): PixelGrid {
  const grid = new PixelGrid(64, 12).rect(1, 0, 62, 12, 'k').rect(0, 1, 64, 10, 'k');
  grid.rect(1, 1, 62, 10, 'S').rect(2, 1, 60, 1, 'i').rect(1, 2, 1, 8, 'i').rect(2, 10, 60, 1, 's');
  return grid.rect(3, 3, 58, 6, 'k').rect(4, 4, 56, 4, undefined).set(1, 1, 'g').set(62, 10, 's');
}

/** Fills for the bar frame, stacked vertically: health, mana, energy. */
export const BAR_FILL_NAMES = ['health', 'mana', 'energy'];

export function buildBarFillSheet(): Sheet {
  const fill = ([light, body, dark]: [Ink, Ink, Ink]) =>
    new PixelGrid(56, 4).rect(0, 0, 56, 1, light).rect(0, 1, 56, 2, body).rect(0, 3, 56, 1, dark);
  return buildSheet([[fill(['T', 'c', 'R'])], [fill(['l', 'B', 'b'])], [fill(['L', 'G', 'f'])]]);
}
