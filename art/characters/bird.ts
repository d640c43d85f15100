import { drawing } from '../core/drawing.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { animation, buildSheet, type Sheet } from '../core/sheet.ts';

const BIRD_WIDTH = 24;
const BIRD_HEIGHT = 20;

const body = drawing(`
  .....B.BB.........
  ......BlBllll.....
  .....lllllliil....
  ...llllllliwwwi...
  B.lllllllliwkki...
  BBlllllllliwkkwaa.
  bBBlllllllliiwaaya
  .bBBlllllwwwwwattt
  BbBBBlllwwwwwwtt..
  B..BBBwwwwwwwi....
  ....BBBwwwwii.....
  ......BBBii.......
`);

const WINGS = [
  drawing(`
    .ll......
    lBBBl....
    BBBBBll..
    .bBBBBBl.
    ..bbBBB..
    ....bb...
  `),
  drawing(`
    .llllll..
    BBBBBBBl.
    bBBBBBBB.
    .bbbbBB..
  `),
  drawing(`
    ....llll.
    ..lBBBBB.
    .BBBBBBB.
    bBBBBBB..
    bbbBB....
    .bb......
  `),
];
const WING_Y = [2, 6, 7];

function drawBird(frame: number): PixelGrid {
  const grid = new PixelGrid(BIRD_WIDTH, BIRD_HEIGHT).stamp(body, 3, 4).outlined('k');
  const wing = new PixelGrid(BIRD_WIDTH, BIRD_HEIGHT);
  const shape = WINGS[frame];
  if (shape) wing.stamp(shape, 2, 2 + (WING_Y[frame] ?? 0));
  return grid.stamp(wing.outlined('k'), 0, 0);
}

export function buildBirdSheet(): Sheet {
  const flap = { name: 'flap', frames: [0, 1, 2, 1], frameMs: 90, loop: true };
  return buildSheet([[drawBird(0), drawBird(1), drawBird(2)]], [flap, animation('glide', 1, 1, 100)]);
}
