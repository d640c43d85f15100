import { drawing } from '../core/drawing.ts';
import type { Part, Skin } from './figure.ts';

const hat = drawing(`
  .....ppp....
  ....pPpp....
  ....PPpp....
  ...pPPpp....
  ..pPPPppp...
  .yyaayyaay..
  PPPPPPppppp.
  .rTTTTTTTt..
  .rTTkTTkTt..
  ..TTkTTkT...
  ..wwTTTww...
  ..wwwwwwg...
`);

const robe = drawing(`
  .pPPPpp.
  pPPyPppp
  pPPPPpp.
  .aaaaa..
  pPPPPpp.
  pPPPPppp
`);

const staffUp: Part = {
  anchor: [1, 8],
  grid: drawing(`
    .il.
    iwll
    llBB
    .lB.
    .tr.
    .tr.
    .tr.
    .tr.
    .tr.
    .tr.
    .tr.
    .tr.
  `),
};

const staffFlat: Part = {
  anchor: [3, 1],
  grid: drawing(`
    .......il.
    tttttiwll
    rrrrrllBB
    .......lB.
  `),
};

/** The robe covers the legs, except when running. */
export const mage: Skin = {
  head: { grid: hat, anchor: [5, 11] },
  torso: { grid: robe, anchor: [3, 4] },
  weapon: { up: staffUp, forward: staffUp, flat: staffFlat, down: staffFlat, behind: staffUp },
  leg: 'p',
  backLeg: 'p',
  boot: 'u',
  arm: 'P',
  hand: 'T',
  swing: ['l', 'i'],
};
