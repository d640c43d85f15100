import { drawing } from '../core/drawing.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { box, icon, LINE, ring, SOFT, WARM } from './iconStrokes.ts';

function drawDonate(): PixelGrid {
  const heart = drawing(`
    ..kkkkk......kkkkk..
    .kkkkkkk....kkkkkkk.
    kkkaaakkk..kkkaaakkk
    kkaaaaakkkkkkaaaaakk
    kkaawwaaakkaaaaaaakk
    kkaawaaaaaaaaaaaaakk
    kkaaaaaaaaaaaaaaaakk
    kkaaaaaaaaaaaaaaaakk
    kkkaaaaaaaaaaaaaakkk
    .kkkaaaaaaaaaaaakkk.
    ..kkkaaaaaaaaaakkk..
    ...kkkaaaaaaaakkk...
    ....kkkaaaaaakkk....
    .....kkkaaaakkk.....
    ......kkkaakkk......
    .......kkkkkk.......
    ........kkkk........
    .........kk.........
  `);
  return icon().stamp(heart, 2, 3, { recolour: { w: SOFT } });
}

function drawSupport(): PixelGrid {
  const grid = box(icon(), 1, 2, 22, 16, SOFT);
  for (let row = 0; row < 5; row++) grid.rect(5, 17 + row, 7 - row, 1, LINE);
  grid.rect(7, 15, 3, 3, SOFT).rect(7, 18, 2, 1, SOFT);
  return grid
    .rect(10, 5, 5, 2, WARM)
    .rect(14, 6, 2, 3, WARM)
    .rect(11, 9, 4, 1, WARM)
    .rect(11, 9, 2, 3, WARM)
    .rect(11, 13, 2, 2, WARM);
}

function drawCommunity(): PixelGrid {
  const grid = icon();
  for (const x of [5.5, 17.5]) {
    ring(grid, x, 7.5, 4, SOFT);
    grid
      .rect(x - 4.5, 13, 10, 2, LINE)
      .rect(x - 5.5, 14, 2, 6, LINE)
      .rect(x - 3.5, 15, 8, 5, SOFT)
      .rect(x + 4.5, 14, 2, 6, LINE);
  }
  ring(grid, 11.5, 9.5, 5, WARM);
  grid.rect(6, 16, 12, 7, LINE).rect(5, 17, 14, 6, LINE).rect(7, 18, 10, 4, WARM);
  return grid;
}

export const PEOPLE_ICONS: Record<string, PixelGrid> = {
  donate: drawDonate(),
  support: drawSupport(),
  community: drawCommunity(),
};
