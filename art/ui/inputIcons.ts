import { drawing } from '../core/drawing.ts';
import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { buildSheet, type Sheet } from '../core/sheet.ts';
import { drawGlyph } from './font.ts';

const SIZE = 16;
const COLUMNS = 8;

function drawKey(paintTop: (grid: PixelGrid) => void): PixelGrid {
  const grid = new PixelGrid(SIZE, SIZE).rect(1, 0, 14, 16, 'k').rect(0, 1, 16, 14, 'k');
  grid
    .rect(1, 1, 14, 14, 'S')
    .rect(2, 1, 12, 11, 'w')
    .rect(1, 2, 1, 10, 'w')
    .rect(14, 2, 1, 10, 'g')
    .rect(2, 12, 12, 1, 'g');
  paintTop(grid);
  return grid;
}

const letterKey = (letter: string) => drawKey((grid) => grid.stamp(drawGlyph(letter, 'k'), 6, 3));

const triangle = drawing(`
  ..kk..
  .kkkk.
  kkkkkk
`);

function arrowKey(direction: 'up' | 'down' | 'left' | 'right'): PixelGrid {
  return drawKey((grid) => {
    if (direction === 'up' || direction === 'down') grid.stamp(triangle, 5, 5, { flipY: direction === 'down' });
    else triangle.forEach((x, y, ink) => grid.set(direction === 'left' ? 6 + y : 9 - y, 4 + x, ink));
  });
}

function padButton(letter: string, [light, body, dark]: [Ink, Ink, Ink]): PixelGrid {
  const grid = new PixelGrid(SIZE, SIZE).disc(7.5, 7.5, 7.9, 'k').disc(7.5, 7.5, 6.9, dark).disc(7.5, 7, 6, body);
  grid.line(4, 3, 6, 2, light).line(3, 4, 3, 5, light);
  return grid.stamp(drawGlyph(letter, 'w'), 6, 4);
}

function drawDpad(): PixelGrid {
  const grid = new PixelGrid(SIZE, SIZE).rect(5, 0, 6, 16, 'k').rect(0, 5, 16, 6, 'k');
  grid.rect(6, 1, 4, 14, 'S').rect(1, 6, 14, 4, 'S').rect(6, 1, 4, 1, 'g').rect(1, 6, 5, 1, 'g').rect(10, 6, 5, 1, 'g');
  return grid.rect(6, 14, 4, 1, 's').rect(1, 9, 5, 1, 's').rect(10, 9, 5, 1, 's').rect(7, 7, 2, 2, 's');
}

function drawStick(): PixelGrid {
  const grid = new PixelGrid(SIZE, SIZE).disc(7.5, 7.5, 7.9, 'k').disc(7.5, 7.5, 6.9, 's').disc(7.5, 7.5, 4.6, 'k');
  return grid.disc(7.5, 7, 4, 'S').disc(6.5, 6, 2, 'g');
}

function shoulder(letter: string): PixelGrid {
  const grid = new PixelGrid(SIZE, SIZE).rect(2, 3, 12, 10, 'k').rect(1, 5, 14, 8, 'k').rect(0, 7, 16, 5, 'k');
  grid
    .rect(2, 6, 12, 6, 'S')
    .rect(3, 4, 10, 3, 'S')
    .rect(3, 4, 10, 1, 'g')
    .rect(1, 8, 14, 3, 'S')
    .rect(1, 11, 14, 1, 's');
  return grid.stamp(drawGlyph(letter, 'w'), 6, 4);
}

const mouse = drawing(`
  ....kkkkkkkk....
  ...kwwwkkwwwk...
  ..kwwwwkkwwwgk..
  ..kwwwwkkwwwgk..
  ..kwwwkggkwwgk..
  ..kwwwkggkwwgk..
  ..kwwwwkkwwwgk..
  ..kkkkkkkkkkkk..
  ..kwwwwwwwwwgk..
  ..kwwwwwwwwwgk..
  ..kwwwwwwwwwgk..
  ..kwwwwwwwwggk..
  ..kwwwwwwwwggk..
  ...kwwwwwgggk...
  ....kkggggkk....
  ......kkkk......
`);

function mouseWith(part: 'left' | 'right' | 'wheel'): PixelGrid {
  const [x, width, y, height] = part === 'left' ? [3, 4, 1, 6] : part === 'right' ? [9, 4, 1, 6] : [7, 2, 4, 2];
  return new PixelGrid(SIZE, SIZE).stamp(mouse, 0, 0).paint((px, py, below) => {
    const isInside = px >= x && px < x + width && py >= y && py < y + height;
    return isInside && below && below !== 'k' ? 'c' : undefined;
  });
}

const hand = drawing(`
  .....kk.........
  ....kwwk........
  ....kwwk........
  ....kwwk........
  ....kwwkkk......
  ....kwwkwwkkk...
  .kk.kwwkwwkwwk..
  kwwkkwwwwwkwwkk.
  kwwwkwwwwwwwwwk.
  .kwwwwwwwwwwwwk.
  ..kwwwwwwwwwwgk.
  ..kwwwwwwwwwwgk.
  ...kwwwwwwwwgk..
  ...kwwwwwwwggk..
  ....kwwwwwggk...
  .....kkkkkkk....
`);

function handWith(gesture: 'tap' | 'hold' | 'swipe'): PixelGrid {
  const grid = new PixelGrid(SIZE, SIZE).stamp(hand, 0, 0);
  if (gesture === 'tap')
    return grid.line(1, 1, 2, 2, 'a').line(9, 1, 8, 2, 'a').rect(1, 4, 2, 1, 'a').rect(8, 3, 2, 1, 'a');
  if (gesture === 'hold')
    return grid.rect(2, 0, 1, 4, 'a').rect(8, 0, 1, 4, 'a').rect(0, 1, 1, 4, 'l').rect(10, 1, 1, 4, 'l');
  return grid.rect(9, 1, 5, 1, 'a').set(12, 0, 'a').set(13, 1, 'a').set(12, 2, 'a').rect(8, 3, 3, 1, 'l');
}

const ICONS: Record<string, PixelGrid> = {
  'key-w': letterKey('W'),
  'key-a': letterKey('A'),
  'key-s': letterKey('S'),
  'key-d': letterKey('D'),
  'key-up': arrowKey('up'),
  'key-down': arrowKey('down'),
  'key-left': arrowKey('left'),
  'key-right': arrowKey('right'),
  'key-space': drawKey((grid) => grid.rect(3, 8, 10, 2, 'k').rect(3, 6, 2, 2, 'k').rect(11, 6, 2, 2, 'k')),
  'key-enter': drawKey((grid) =>
    grid.rect(11, 3, 2, 5, 'k').rect(5, 7, 8, 2, 'k').line(4, 7, 6, 5, 'k').line(4, 8, 6, 10, 'k'),
  ),
  'key-shift': drawKey((grid) => grid.stamp(triangle, 5, 3).rect(5, 6, 6, 1, 'k').rect(6, 6, 4, 5, 'k')),
  'key-blank': drawKey(() => undefined),
  mouse: mouse,
  'mouse-left': mouseWith('left'),
  'mouse-right': mouseWith('right'),
  'mouse-wheel': mouseWith('wheel'),
  'pad-a': padButton('A', ['L', 'G', 'f']),
  'pad-b': padButton('B', ['T', 'c', 'R']),
  'pad-x': padButton('X', ['l', 'B', 'b']),
  'pad-y': padButton('Y', ['y', 'a', 't']),
  'pad-cross': drawDpad(),
  'pad-stick': drawStick(),
  'pad-left': shoulder('L'),
  'pad-right': shoulder('R'),
  'touch-tap': handWith('tap'),
  'touch-hold': handWith('hold'),
  'touch-swipe': handWith('swipe'),
};

export const INPUT_ICON_NAMES = Object.keys(ICONS);

export function buildInputIconSheet(): Sheet {
  const icons = Object.values(ICONS);
  return buildSheet(
    Array.from({ length: Math.ceil(icons.length / COLUMNS) }, (_, row) =>
      icons.slice(row * COLUMNS, (row + 1) * COLUMNS),
    ),
  );
}
