import type { Ink } from '../core/palette.ts';
import { drawing } from '../core/drawing.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import { animation, buildSheet, type Sheet } from '../core/sheet.ts';
import * as art from './shipDrawings.ts';

const SPRITE = 16;
const EXPLOSION = 32;
const EXPLOSION_FRAMES = 7;

const onSprite = (grid: PixelGrid, dy = 0) => new PixelGrid(SPRITE, SPRITE).stamp(grid, 0, dy);

/** The ship with a flame of the given length under each engine. */
function drawShip(flame: number): PixelGrid {
  const grid = onSprite(art.ship);
  return grid
    .rect(6, 13, 4, 1, 'a')
    .rect(7, 13, 2, 1 + flame, 'y')
    .rect(7, 14 + flame - 1, 2, 1, flame > 1 ? 'c' : 'a');
}

export function buildShipSheet(): Sheet {
  const rows = [
    [drawShip(1), drawShip(2)],
    [onSprite(art.saucer), onSprite(art.saucer.recolored({ y: 'a' }), 1)],
    [onSprite(art.beetle), onSprite(art.beetle, 1)],
    [onSprite(art.dart), onSprite(art.dart.recolored({ y: 'c', a: 'R' }))],
    [onSprite(art.meteor), onSprite(art.meteor.flipped())],
  ];
  const names = ['ship', 'saucer', 'beetle', 'dart', 'meteor'];
  return buildSheet(
    rows,
    names.map((name, row) => animation(name, row * 2, 2, 160)),
  );
}

const BULLETS = {
  laser: drawing(`
    ...ll...
    ...wi...
    ...wi...
    ...wi...
    ...ll...
    ...BB...
  `),
  plasma: drawing(`
    ........
    ..GGG...
    .GLLLG..
    .GLwLG..
    .GLLLG..
    ..GGG...
  `),
  spark: drawing(`
    ........
    ...aa...
    ..ayya..
    .aywwya.
    ..ayya..
    ...aa...
  `),
  missile: drawing(`
    ...RR...
    ..kwgk..
    ..kwgk..
    ..kwgk..
    .RkwgkR.
    .RkkkkR.
    ...ya...
  `),
};

export const BULLET_NAMES = Object.keys(BULLETS);

export function buildBulletSheet(): Sheet {
  return buildSheet([Object.values(BULLETS).map((grid) => new PixelGrid(8, 8).stamp(grid, 0, 1))]);
}

const HEAT: Ink[] = ['w', 'y', 'a', 'c', 'R', 'S'];

/** An explosion: a flash, then clumps that fly apart as they cool and shrink. */
function drawExplosion(frame: number): PixelGrid {
  const grid = new PixelGrid(EXPLOSION, EXPLOSION);
  const middle = EXPLOSION / 2 - 0.5;
  if (frame === 0) return grid.disc(middle, middle, 5, 'y').disc(middle, middle, 3.5, 'w');
  const random = createRandom(4);
  const age = frame / (EXPLOSION_FRAMES - 1);
  const clumps = Array.from({ length: 9 }, (_, clump) => {
    const angle = (clump / 9) * Math.PI * 2 + random() * 0.5;
    const far = (3 + random() * 4) * (0.6 + age * 1.3);
    return {
      x: middle + Math.cos(angle) * far,
      y: middle + Math.sin(angle) * far,
      size: (4.4 + random() * 1.6) * (1.2 - age),
    };
  });
  const heat = Math.min(4, Math.floor(age * 5));
  const layers: [inset: number, step: number][] = [
    [0, 2],
    [1.2, 1],
    [2.4, 0],
  ];
  for (const [inset, step] of layers) {
    for (const { x, y, size } of clumps)
      if (size > inset + 0.4) grid.disc(x, y, size - inset, HEAT[Math.min(heat + step, 5)] ?? 'S');
    if (frame < 4) grid.disc(middle, middle, 7 - frame - inset, HEAT[Math.min(heat + step, 5)] ?? 'S');
  }
  return grid;
}

export function buildExplosionSheet(): Sheet {
  const frames = Array.from({ length: EXPLOSION_FRAMES }, (_, frame) => drawExplosion(frame));
  return buildSheet([frames], [animation('explode', 0, EXPLOSION_FRAMES, 60, false)]);
}
