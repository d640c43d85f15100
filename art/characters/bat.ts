import { drawing } from '../core/drawing.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import type { Sheet } from '../core/sheet.ts';
import { buildCharacterSheet } from './characterSheet.ts';
import { FRAME } from './figure.ts';

const body = drawing(`
  p.....p.
  Pp...Pp.
  PPpPPPp.
  PPPPPpp.
  PwkPwkp.
  PwkPwkp.
  PPPPPpp.
  .PwPwp..
  ..PPp...
`);

const bodyBite = drawing(`
  p.....p.
  Pp...Pp.
  PPpPPPp.
  PckPckp.
  PckPckp.
  PPPPPpp.
  PkkkkPp.
  .wkkwp..
  .PccPp..
`);

const bodyHurt = drawing(`
  ........
  p.....p.
  PPpPPPp.
  PPPPPpp.
  kPkPkPk.
  PkPPPkp.
  kPkPkPk.
  .PPPPp..
  ..PPp...
`);

/** The near wing, attached at its left edge; the far wing is its mirror image. */
const WINGS = {
  up: drawing(`
    ......p.
    ....ppp.
    ..pPPpp.
    .PPPPpp.
    PPPppp..
    PPpp....
    Pp......
  `),
  level: drawing(`
    ..pppp.
    PPPPPpp
    PPPPppp
    PPpp.pp
    .p..p..
  `),
  down: drawing(`
    Pp......
    PPpp....
    PPPPpp..
    PPPPppp.
    .PPpppp.
    ..pp.pp.
    .....p..
  `),
};

type WingPose = keyof typeof WINGS;

/** The row of the drawing where the wing attaches. */
const ROOT_Y: Record<WingPose, number> = { up: 6, level: 2, down: 0 };

function drawBat(wings: WingPose, dy = 0, dx = 0, shape = body): PixelGrid {
  const layer = new PixelGrid(FRAME, FRAME);
  const [x, y] = [8 + dx, 8 + dy];
  const wing = WINGS[wings];
  layer.stamp(wing, x + 7, y + 4 - ROOT_Y[wings]);
  layer.stamp(wing, x - wing.width, y + 4 - ROOT_Y[wings], { flipX: true });
  const frame = layer.outlined('k');
  const front = new PixelGrid(FRAME, FRAME).stamp(shape, x, y).outlined('k');
  return frame.stamp(front, 0, 0);
}

export function buildBatSheet(): Sheet {
  return buildCharacterSheet({
    idle: [drawBat('up', 1), drawBat('level', 0), drawBat('down', -1), drawBat('level', 0)],
    run: [
      drawBat('up', 2),
      drawBat('up', 1),
      drawBat('level', 0),
      drawBat('down', -1),
      drawBat('down', -1),
      drawBat('level', 1),
    ],
    air: [drawBat('down', -3), drawBat('up', 3), drawBat('up', 3, -1, bodyHurt)],
    attack: [
      drawBat('up', -2, -1),
      drawBat('up', 0, 0, bodyBite),
      drawBat('level', 3, 2, bodyBite),
      drawBat('down', 1, 1, bodyBite),
    ],
  });
}
