import { drawing } from '../core/drawing.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import type { Part, Skin } from './figure.ts';

const flipX = ({ grid, anchor: [x, y] }: Part): Part => ({ grid: grid.flipped(), anchor: [grid.width - 1 - x, y] });
const flipY = ({ grid, anchor: [x, y] }: Part): Part => ({
  grid: new PixelGrid(grid.width, grid.height).stamp(grid, 0, 0, { flipY: true }),
  anchor: [x, grid.height - 1 - y],
});

const swordUp: Part = {
  anchor: [1, 7],
  grid: drawing(`
    .wi.
    .wi.
    .wi.
    .wi.
    .wi.
    .wl.
    yaaa
    .rr.
  `),
};

const swordForward: Part = {
  anchor: [1, 7],
  grid: drawing(`
    .......w
    ......wi
    .....wi.
    ....wi..
    y..wi...
    yawi....
    .aa.....
    r.aa....
  `),
};

const swordFlat: Part = {
  anchor: [0, 2],
  grid: drawing(`
    ..y......
    .rawwwwww
    .raiiiil.
    ..a......
  `),
};

export const SWORD: Skin['weapon'] = {
  up: swordUp,
  forward: swordForward,
  flat: swordFlat,
  down: flipY(swordForward),
  behind: flipX(swordForward),
};

const helmet = drawing(`
  ..iiigg...
  .iwwiggg..
  .iwigggSg.
  iiggggggSg
  iggkkkkkkk
  ggkkwkkwkk
  gggkkkkkkk
  .ggggSgSg.
  ..SggggS..
`);

const plume = drawing(`
  ..ccccc.
  .ccccccc
  RccRRcc.
  Rc..RR..
  R.......
`);

const torso = drawing(`
  gg.BBB.g
  ggBlBBBg
  .BBlBBb.
  .BBBBBb.
  .aayyaa.
  .BBBbbb.
`);

export const knight: Skin = {
  head: { grid: helmet, anchor: [4, 8] },
  behind: { grid: plume, anchor: [7, 11] },
  torso: { grid: torso, anchor: [3, 5] },
  weapon: SWORD,
  leg: 'g',
  backLeg: 'S',
  boot: 'S',
  arm: 'g',
  hand: 'i',
  swing: ['w', 'l'],
};
