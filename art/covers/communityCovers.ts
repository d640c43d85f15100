import { drawing } from '../core/drawing.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import { fir } from '../tiles/plantTiles.ts';
import { logo } from '../brand/logo.ts';
import type { DrawCover } from './canvas.ts';
import {
  ball,
  block,
  BLUE,
  GOLD,
  GREEN,
  ground,
  knightAt,
  outlined,
  ROSE,
  sky,
  slimeAt,
  stars,
  VIOLET,
} from './canvas.ts';
import { arrow, axe, barn, ghost, motorbike, referee, skier } from './communitySprites.ts';

/** A survivor in the middle, the horde around. */
function drawHorde(): PixelGrid {
  const cover = sky('d', 'd').paint((x, y) => ((x * 7 + y * 13) % 41 === 0 ? 'f' : undefined));
  for (const [x, y, flipX] of [
    [-4, -2, false],
    [-6, 26, false],
    [20, -9, false],
    [74, -4, true],
    [76, 27, true],
    [54, -10, true],
    [14, 34, false],
    [58, 35, true],
  ] as const)
    cover.stamp(slimeAt(x & 3, 0, ['p', 'P', 'T']), x, y, { flipX });
  cover.stamp(axe, 24, 22).stamp(arrow, 60, 22).stamp(axe, 44, 2, { flipX: true });
  return cover.stamp(knightAt(1, 3), 36, 15);
}

/** Four greens, as on a pocket console. */
function drawSpooky(): PixelGrid {
  const cover = sky('d', 'f', 'f').disc(74, 14, 9.5, 'L').disc(71, 12, 8, 'f');
  cover.rect(0, 45, 96, 9, 'd').rect(0, 45, 96, 1, 'G');
  for (const x of [4, 18, 80])
    cover
      .rect(x, 34, 10, 11, 'd')
      .rect(x + 1, 33, 8, 1, 'd')
      .rect(x + 4, 36, 2, 6, 'f')
      .rect(x + 2, 38, 6, 1, 'f');
  for (let x = 0; x < 96; x += 5) cover.rect(x, 43 - (x % 3), 1, 3, 'd');
  return cover.stamp(ghost, 40, 20);
}

function drawQuad(): PixelGrid {
  const cover = sky('p', 'p', 'k');
  for (let x = 0; x < 96; x += 8) cover.rect(x, 0, 1, 54, 'n');
  for (let y = 5; y < 54; y += 8) cover.rect(0, y, 96, 1, 'n');
  cover.rect(0, 45, 96, 9, 'k').rect(0, 45, 96, 2, 'l');
  for (const x of [40, 48, 72])
    for (let row = 0; row < 8; row++) cover.rect(x + 4 - row / 2, 37 + row, Math.max(1, row), 1, row < 7 ? 'c' : 'R');
  for (let ghostly = 0; ghostly < 4; ghostly++)
    cover.frame(8 + ghostly * 9, 30 - ghostly * 5, 10, 10, ghostly < 3 ? 'b' : 'l');
  block(cover, 44, 11, 13, ['b', 'l', 'w']);
  return cover.rect(48, 16, 2, 3, 'k').rect(52, 16, 2, 3, 'k');
}

function drawReferee(): PixelGrid {
  const cover = sky('G').paint((x) => ((x >> 3) % 2 ? 'f' : 'G'));
  cover.frame(-2, 8, 32, 38, 'w').frame(-2, 18, 16, 18, 'w').rect(66, 0, 1, 54, 'w');
  for (const [x, y, inks] of [
    [20, 20, BLUE],
    [58, 8, ROSE],
    [74, 40, ROSE],
    [34, 44, BLUE],
  ] as const)
    ball(cover, x, y, 4, inks);
  ball(cover, 27, 30, 2.5, ['g', 'w', 'w']);
  return cover.stamp(referee, 42, 18).rect(80, 4, 12, 7, 'k').rect(81, 5, 5, 5, 'B').rect(86, 5, 5, 5, 'c');
}

const DIGITS = [
  drawing('.w.\nww.\n.w.\n.w.\nwww'),
  drawing('ww.\n..w\n.w.\nw..\nwww'),
  drawing('ww.\n..w\n.w.\n..w\nww.'),
  drawing('w.w\nw.w\nwww\n..w\n..w'),
  drawing('www\nw..\nww.\n..w\nww.'),
];

function drawSums(): PixelGrid {
  const cover = sky('n', 'b');
  const inks = [ROSE, GREEN, VIOLET, GOLD] as const;
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const [x, y] = [20 + column * 17, 2 + row * 17];
      cover.rect(x, y, 16, 16, 'k').rect(x + 1, y + 1, 14, 14, 'i');
      const variant = (row * 2 + column * 3) % 5;
      const [dark, middle, light] = inks[variant % 4] ?? ROSE;
      if (variant === 4) continue;
      cover
        .disc(x + 7.5, y + 8, 5.5, dark)
        .disc(x + 7, y + 7.5, 4.5, middle)
        .rect(x + 4, y + 2, 2, 2, dark)
        .rect(x + 10, y + 2, 2, 2, dark);
      cover
        .rect(x + 5, y + 6, 2, 2, 'w')
        .rect(x + 9, y + 6, 2, 2, 'w')
        .set(x + 6, y + 7, 'k')
        .set(x + 10, y + 7, 'k')
        .rect(x + 6, y + 10, 4, 1, 'k')
        .set(x + 5, y + 5, light);
    }
  DIGITS.slice(0, 3).forEach((digit, row) => cover.stamp(digit.recolored({ w: 'y' }), 75, 8 + row * 17));
  return cover;
}

function drawFarm(): PixelGrid {
  const cover = sky('l', 'i', 'i').rect(0, 22, 96, 32, 'G').rect(0, 22, 96, 1, 'L');
  cover.disc(82, 8, 5.5, 'y').stamp(barn, 6, 9).stamp(fir, 80, 9).stamp(fir, 68, 8);
  for (let row = 0; row < 3; row++) {
    cover.rect(30 - row * 6, 30 + row * 8, 66 + row * 6, 5, 'r').rect(30 - row * 6, 30 + row * 8, 66 + row * 6, 1, 't');
    for (let plant = 0; plant < 9; plant++) {
      const x = 34 - row * 6 + plant * 8;
      cover.rect(x, 27 + row * 8, 1, 4, 'f').rect(x - 1, 26 + row * 8, 3, 2, row === 1 ? 'a' : row === 2 ? 'c' : 'L');
    }
  }
  return cover;
}

function drawSki(): PixelGrid {
  const cover = sky('w', 'w', 'i');
  for (let y = 0; y < 54; y++) {
    const middle = 46 + Math.sin(y / 9) * 16;
    cover.rect(Math.round(middle) - 3, y, 1, 1, 'l').rect(Math.round(middle) + 2, y, 1, 1, 'l');
  }
  for (const [x, y] of [
    [4, 2],
    [80, 8],
    [8, 30],
    [84, 34],
    [70, -6],
  ] as const)
    cover.stamp(fir, x, y);
  for (const [x, y, ink] of [
    [44, 4, 'c'],
    [64, 16, 'B'],
    [28, 32, 'c'],
    [58, 40, 'B'],
  ] as const)
    cover
      .rect(x, y, 1, 9, 'k')
      .rect(x + 1, y, 6, 5, ink)
      .rect(x + 7, y, 1, 9, 'k');
  return cover.stamp(skier, 40, 25);
}

function drawNightRide(): PixelGrid {
  const cover = stars(sky('k', 'n', 'p'), 8, 26, 24)
    .disc(78, 11, 7.5, 'y')
    .disc(75, 9, 6.5, 'w');
  const random = createRandom(4);
  for (let x = 0; x < 96; x += 9) {
    const top = 14 + Math.floor(random() * 16);
    cover.rect(x, top, 8, 40 - top + 4, 'k');
    for (let y = top + 2; y < 40; y += 4)
      for (let window = 1; window < 7; window += 3)
        if (random() > 0.45) cover.rect(x + window, y, 2, 2, random() > 0.5 ? 'y' : 'a');
  }
  cover.rect(0, 44, 96, 10, 's').rect(0, 44, 96, 1, 'S');
  for (let x = 2; x < 96; x += 14) cover.rect(x, 49, 8, 1, 'y');
  cover
    .rect(54, 37, 22, 8, 'k')
    .rect(55, 38, 20, 5, 'B')
    .rect(58, 34, 13, 4, 'k')
    .rect(59, 35, 11, 3, 'i')
    .disc(60, 45, 2.5, 'k')
    .disc(71, 45, 2.5, 'k');
  return cover.stamp(motorbike, 36, 14);
}

function drawMetronome(): PixelGrid {
  const cover = sky('R', 'R', 'u');
  for (let ray = 0; ray < 12; ray++)
    cover.line(48, 46, 48 + Math.cos((ray / 12) * 6.28) * 70, 46 + Math.sin((ray / 12) * 6.28) * 70, 'c');
  outlined(cover, (layer) => {
    for (let y = 0; y < 40; y++) layer.rect(48 - 6 - y * 0.28, 8 + y, 12 + y * 0.56, 1, y > 33 ? 'u' : 'r');
    for (let y = 0; y < 25; y++) layer.rect(48 - 3 - y * 0.2, 13 + y, 6 + y * 0.4, 1, 'T');
  });
  cover.line(48, 40, 66, 6, 'k').line(49, 40, 67, 6, 'S');
  ball(cover, 60, 17, 3, GOLD);
  for (const [x, y] of [
    [12, 16],
    [24, 34],
    [80, 30],
  ] as const)
    cover
      .rect(x, y, 1, 10, 'w')
      .rect(x, y, 5, 2, 'w')
      .disc(x - 1.5, y + 10, 2, 'w');
  return cover;
}

function drawSword(): PixelGrid {
  const cover = ground(sky('d', 'd', 'f'), 44, 'L', 'G', 'f');
  cover.paint((x, y) => (y < 44 && Math.abs(x - 48) < 10 + y * 0.28 && (x + y) % 2 ? 'L' : undefined));
  for (const x of [2, 16, 68, 82]) cover.stamp(fir, x, 29);
  for (let row = 0; row < 32; row++)
    for (let column = 0; column < 32; column++) {
      const ink = logo.get(column >> 1, row >> 1);
      if (ink) cover.set(32 + column, 14 + row, ink);
    }
  return cover;
}

/** Covers of community games, by slug. */
export const COMMUNITY_COVERS: Record<string, DrawCover> = {
  'axe-n-arrow': drawHorde,
  spookytruth: drawSpooky,
  quadrush: drawQuad,
  'bad-ref': drawReferee,
  'sum-monsters': drawSums,
  'excali-farm': drawFarm,
  retroski: drawSki,
  'night-bike': drawNightRide,
  'super-metronome-hero': drawMetronome,
  'sword-adventure': drawSword,
};
