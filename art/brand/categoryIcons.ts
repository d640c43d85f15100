import { drawing } from '../core/drawing.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { box, icon, LINE, ring, SOFT, stroke, WARM } from './iconStrokes.ts';

function drawInstall(): PixelGrid {
  const grid = icon().rect(2, 15, 2, 7, LINE).rect(20, 15, 2, 7, LINE).rect(2, 20, 20, 2, LINE);
  grid.rect(10, 2, 4, 9, WARM);
  for (let row = 0; row < 6; row++) grid.rect(6 + row, 10 + row, 12 - row * 2, 1, WARM);
  return grid.rect(4, 18, 16, 2, SOFT);
}

function drawTutorial(): PixelGrid {
  const grid = icon();
  box(grid, 1, 4, 12, 16, SOFT);
  box(grid, 11, 4, 12, 16, SOFT);
  grid.rect(10, 19, 4, 2, LINE).rect(4, 8, 5, 2, LINE).rect(4, 12, 5, 2, LINE);
  return grid.rect(16, 2, 4, 10, WARM).set(16, 11, SOFT).set(19, 11, SOFT).rect(17, 11, 2, 1, SOFT);
}

function drawFundamentals(): PixelGrid {
  const grid = icon();
  box(grid, 1, 12, 11, 10, SOFT);
  box(grid, 12, 12, 11, 10, SOFT);
  box(grid, 6, 2, 12, 11, WARM);
  return grid.rect(6, 11, 12, 2, LINE);
}

function drawScreen(): PixelGrid {
  const grid = box(icon(), 1, 2, 22, 16, SOFT).rect(10, 18, 4, 3, LINE).rect(6, 20, 12, 2, LINE);
  grid.rect(5, 6, 5, 2, WARM).rect(5, 6, 2, 5, WARM);
  return grid.rect(14, 12, 5, 2, WARM).rect(17, 9, 2, 5, WARM);
}

function drawGraphics(): PixelGrid {
  const grid = box(icon(), 1, 3, 22, 18);
  for (let row = 0; row < 8; row++) grid.rect(8 - row, 11 + row, 1 + row * 2, 1, SOFT);
  for (let row = 0; row < 5; row++) grid.rect(16 - row, 14 + row, 1 + row * 2, 1, LINE);
  grid.disc(16.5, 8.5, 2.5, WARM);
  return grid.rect(1, 4, 2, 16, LINE).rect(21, 4, 2, 16, LINE).rect(0, 4, 1, 16, undefined);
}

function drawUserInterface(): PixelGrid {
  const grid = box(icon(), 1, 2, 20, 17).rect(3, 4, 16, 3, SOFT).rect(1, 7, 20, 2, LINE);
  grid.rect(4, 5, 2, 1, LINE).rect(7, 5, 2, 1, LINE).rect(4, 11, 8, 2, SOFT).rect(4, 15, 5, 2, SOFT);
  const pointer = drawing(`
    aa.......
    aaa......
    aaaa.....
    aaaaa....
    aaaaaa...
    aaaaaaa..
    aaaaaaaa.
    aaaaa....
    aa.aaa...
    a..aaa...
    ....aa...
  `);
  return grid.rect(13, 11, 10, 12, undefined).rect(13, 9, 1, 8, undefined).stamp(pointer, 14, 11);
}

function drawEcs(): PixelGrid {
  const grid = icon();
  stroke(grid, 11, 11, 4, 4);
  stroke(grid, 11, 11, 19, 4);
  stroke(grid, 11, 11, 11, 19);
  box(grid, 1, 1, 8, 8, SOFT);
  box(grid, 15, 1, 8, 8, SOFT);
  box(grid, 8, 16, 8, 8, SOFT);
  return grid.rect(9, 9, 6, 6, WARM).rect(10, 8, 4, 8, WARM);
}

function drawResources(): PixelGrid {
  const grid = box(icon(), 1, 4, 22, 17, SOFT).rect(1, 11, 22, 2, LINE).rect(4, 6, 2, 5, LINE).rect(18, 6, 2, 5, LINE);
  grid.rect(4, 13, 2, 6, LINE).rect(18, 13, 2, 6, LINE);
  return grid.rect(9, 9, 6, 7, LINE).rect(10, 10, 4, 5, WARM).rect(11, 12, 2, 2, LINE);
}

function drawActions(): PixelGrid {
  const bolt = drawing(`
    .......aaaaaa
    ......aaaaaa.
    .....aaaaaa..
    ....aaaaaa...
    ...aaaaaa....
    ..aaaaaa.....
    .aaaaaa......
    aaaaaaaaaaaa.
    aaaaaaaaaaa..
    .....aaaaa...
    ....aaaaa....
    ...aaaaa.....
    ...aaaa......
    ..aaaa.......
    ..aaa........
    .aaa.........
    .aa..........
    .a...........
  `);
  const grid = icon().rect(1, 5, 6, 2, LINE).rect(0, 11, 5, 2, LINE).rect(2, 17, 4, 2, LINE);
  return grid.stamp(bolt, 9, 3);
}

function drawTileMaps(): PixelGrid {
  const grid = icon();
  const cells = ['l.l', 'al.', 'aal'];
  cells.forEach((row, y) => {
    [...row].forEach((cell, x) => {
      box(grid, 1 + x * 7, 1 + y * 7, 9, 9, cell === 'a' ? WARM : cell === 'l' ? SOFT : undefined);
    });
  });
  for (const at of [1, 8, 15, 22]) grid.rect(2, at, 20, 1, LINE).rect(at, 2, 1, 20, LINE);
  return grid;
}

function drawMath(): PixelGrid {
  const grid = icon().rect(2, 5, 8, 2, LINE).rect(5, 2, 2, 8, LINE);
  grid.rect(14, 5, 8, 2, WARM);
  stroke(grid, 2, 14, 8, 20, WARM);
  stroke(grid, 8, 14, 2, 20, WARM);
  return grid.rect(14, 17, 8, 2, LINE).rect(17, 13, 2, 2, LINE).rect(17, 21, 2, 2, LINE);
}

function drawPhysics(): PixelGrid {
  const grid = icon().rect(1, 20, 22, 2, LINE);
  for (const [x, y] of [
    [1, 3],
    [3, 7],
    [5, 11],
    [6, 15],
    [9, 16],
    [10, 12],
  ] as const)
    grid.rect(x, y, 2, 2, LINE);
  return ring(grid, 16.5, 7.5, 5.5, WARM).rect(13, 5, 2, 2, SOFT);
}

function drawInput(): PixelGrid {
  const grid = box(icon(), 1, 6, 22, 13, SOFT);
  grid.rect(8, 16, 8, 3, undefined).rect(7, 15, 10, 2, LINE).rect(1, 15, 2, 5, LINE).rect(21, 15, 2, 5, LINE);
  grid.rect(2, 18, 6, 3, LINE).rect(16, 18, 6, 3, LINE).rect(8, 17, 8, 4, undefined);
  grid.rect(3, 16, 3, 3, SOFT).rect(18, 16, 3, 3, SOFT).rect(5, 10, 6, 2, LINE).rect(7, 8, 2, 6, LINE);
  return grid.rect(15, 12, 2, 2, WARM).rect(18, 9, 2, 2, WARM);
}

function drawOther(): PixelGrid {
  const grid = icon();
  for (const [x, y] of [
    [10, 1],
    [10, 19],
    [1, 10],
    [19, 10],
    [4, 4],
    [16, 4],
    [4, 16],
    [16, 16],
  ] as const)
    grid.rect(x, y, 4, 4, LINE);
  ring(grid, 11.5, 11.5, 8, SOFT);
  return ring(grid, 11.5, 11.5, 4.5, WARM);
}

function drawPlugins(): PixelGrid {
  const grid = box(icon(), 1, 6, 17, 17, SOFT);
  grid.disc(9.5, 5.5, 4, LINE).disc(9.5, 5.5, 2, SOFT).rect(8, 6, 4, 4, SOFT);
  grid.disc(18.5, 14.5, 4, LINE).disc(18.5, 14.5, 2, WARM).rect(15, 13, 4, 4, WARM);
  return grid.disc(9.5, 22.5, 3.5, LINE).disc(9.5, 22.5, 2, undefined).rect(0, 23, 24, 1, undefined);
}

export const CATEGORY_ICONS: Record<string, PixelGrid> = {
  install: drawInstall(),
  tutorial: drawTutorial(),
  fundamentals: drawFundamentals(),
  screen: drawScreen(),
  graphics: drawGraphics(),
  'user-interface': drawUserInterface(),
  ecs: drawEcs(),
  resources: drawResources(),
  actions: drawActions(),
  'tile-maps': drawTileMaps(),
  math: drawMath(),
  physics: drawPhysics(),
  input: drawInput(),
  other: drawOther(),
  plugins: drawPlugins(),
};
