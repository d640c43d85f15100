import type { Ink } from '../core/palette.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import { drawCoin } from '../items/coin.ts';
import { torch } from '../tiles/objectTiles.ts';
import type { DrawCover } from './canvas.ts';
import { ball, block, BLUE, GOLD, GREEN, knightAt, outlined, ROSE, sky, slimeAt, stars, VIOLET } from './canvas.ts';
import { cart, crab, galleon, meerkat, minotaur } from './jamSprites.ts';

function drawBeach(): PixelGrid {
  const cover = sky('l', 'i', 'T').rect(0, 16, 96, 10, 'B').rect(0, 16, 96, 1, 'w').rect(0, 26, 96, 28, 'T');
  for (let x = 0; x < 96; x += 11)
    cover
      .rect(x, 19 + (x % 3) * 2, 6, 1, 'l')
      .rect(x + 4, 25, 6, 1, 'w')
      .rect(x, 30 + ((x * 7) % 22), 2, 1, 't');
  outlined(cover, (layer) => {
    for (const [x, top, width] of [
      [32, 24, 32],
      [28, 16, 10],
      [58, 16, 10],
      [42, 12, 12],
    ] as const) {
      layer.rect(x, top, width, 46 - top, 't').rect(x, top, width / 2, 46 - top, 'T');
      for (let tooth = x; tooth < x + width; tooth += 4) layer.rect(tooth, top - 2, 2, 2, 't');
    }
    layer.rect(45, 34, 6, 12, 'r').rect(48, 2, 1, 9, 's').rect(49, 2, 6, 4, 'c');
  });
  return cover.stamp(crab.outlined('k'), 6, 40).stamp(crab.outlined('k'), 74, 38).stamp(crab.outlined('k'), 78, 26);
}

function drawTunnel(): PixelGrid {
  const cover = sky('u', 'u', 'k').paint((x, y) => ((x * 11 + y * 17) % 37 === 0 ? 'r' : undefined));
  for (const [x, y, width, height] of [
    [0, 12, 96, 15],
    [60, 12, 15, 42],
    [10, 39, 60, 15],
  ] as const)
    cover.rect(x, y, width, height, 'k');
  for (let link = 0; link < 6; link++) ball(cover, 4 + link * 8, 19 + Math.sin(link) * 2, 4, ['s', 'S', 'g']);
  cover.rect(46, 15, 8, 9, 'S').rect(47, 16, 6, 3, 'g').rect(51, 17, 2, 2, 'c');
  for (const y of [14, 23])
    for (let tooth = 0; tooth < 3; tooth++) cover.rect(54, y === 14 ? 15 + tooth : 23 - tooth, 4 - tooth, 1, 'i');
  cover.stamp(meerkat, 64, 39 - 13 + 1).stamp(drawCoin(0), 14, 39);
  for (const [x, ink] of [
    [34, 'c'],
    [42, 'y'],
    [50, 'P'],
  ] as [number, Ink][])
    cover
      .rect(x, 46, 1, 6, ink)
      .rect(x, 46, 4, 1, ink)
      .rect(x - 2, 51, 3, 2, ink);
  return cover;
}

function drawStage(): PixelGrid {
  const cover = sky('k', 'n').rect(0, 44, 96, 10, 'r').rect(0, 44, 96, 2, 't');
  cover
    .paint((x, y) => (y < 46 && Math.abs(x - 48) < 4 + y * 0.42 ? ((x + y) % 2 ? 'y' : 'b') : undefined))
    .ellipse(48, 46, 22, 3, 'y');
  for (let x = 0; x < 20; x++)
    for (const at of [x, 95 - x]) cover.rect(at, 0, 1, 46 - (x % 5), x % 5 === 4 ? 'u' : x % 5 === 0 ? 'c' : 'R');
  for (let x = 0; x < 96; x++)
    cover.rect(x, 0, 1, 6 + Math.round(Math.abs(Math.sin((x / 16) * Math.PI)) * 4), x % 8 === 7 ? 'u' : 'R');
  for (let seat = 0; seat < 10; seat++) cover.disc(4 + seat * 10, 54, 3.5, 'k');
  return cover.stamp(knightAt(0, 3), 36, 22);
}

function drawOffice(): PixelGrid {
  const cover = sky('g', 'S')
    .rect(0, 40, 48, 14, 's')
    .rect(8, 34, 32, 3, 'k')
    .rect(9, 34, 30, 2, 't')
    .rect(12, 37, 2, 12, 'k')
    .rect(34, 37, 2, 12, 'k');
  cover
    .rect(16, 18, 18, 14, 'k')
    .rect(17, 19, 16, 11, 'i')
    .rect(19, 21, 10, 1, 's')
    .rect(19, 24, 12, 1, 's')
    .rect(19, 27, 7, 1, 's')
    .rect(23, 32, 4, 2, 'k');
  cover.rect(4, 4, 14, 9, 'k').rect(5, 5, 12, 7, 'w').rect(36, 29, 4, 5, 'w');
  cover.paint((x, y) =>
    x > 47 + Math.sin(y / 3) * 2 ? (y > 44 ? 'G' : y > 42 ? 'L' : y > 26 ? 'T' : y > 12 ? 'P' : 'p') : undefined,
  );
  stars(cover, 3, 0);
  for (const [x, y] of [
    [56, 6],
    [66, 14],
    [84, 5],
    [90, 18],
    [76, 9],
  ] as const)
    cover.rect(x, y - 1, 1, 3, 'w').rect(x - 1, y, 3, 1, 'w');
  return cover.stamp(knightAt(1, 1), 52, 22).stamp(slimeAt(3, 1, ['p', 'P', 'T']), 74, 21, { flipX: true });
}

function drawGroceries(): PixelGrid {
  const cover = sky('i', 'w')
    .rect(0, 46, 96, 8, 'g')
    .paint((x, y) => (y >= 46 && (x >> 3) % 2 ? 'i' : undefined));
  const goods: Ink[] = ['c', 'y', 'G', 'B', 'P', 'a', 'L', 'R'];
  const random = createRandom(9);
  for (const y of [14, 28, 42]) {
    cover.rect(0, y, 96, 3, 'r').rect(0, y, 96, 1, 't');
    for (let x = 1; x < 94; x += 6) {
      const height = 5 + Math.floor(random() * 5);
      const ink = goods[Math.floor(random() * goods.length)] ?? 'c';
      cover
        .rect(x, y - height, 5, height, 'k')
        .rect(x + 1, y - height + 1, 3, height - 1, ink)
        .rect(x + 1, y - 4, 3, 2, 'w');
    }
  }
  cover.stamp(cart, 46, 40).stamp(knightAt(0, 1), 25, 29);
  return cover
    .rect(62, 18, 26, 13, 'k')
    .rect(63, 19, 24, 11, 'w')
    .rect(66, 31, 4, 2, 'k')
    .rect(67, 22, 14, 1, 's')
    .rect(67, 25, 17, 1, 's')
    .rect(67, 28, 3, 1, 's');
}

function drawHexes(): PixelGrid {
  const cover = stars(sky('k', 'p', 'k'), 12, 30);
  const hex = (cx: number, cy: number, radius: number, ink: Ink) => {
    for (let y = -radius; y <= radius; y++) {
      const half = Math.round(radius * 0.9 - Math.max(0, Math.abs(y) - radius / 2) * 1.6);
      cover.rect(cx - half, cy + y, half * 2 + 1, 1, ink);
    }
  };
  for (const [x, y] of [
    [12, 12],
    [84, 12],
    [14, 42],
    [82, 44],
  ] as const) {
    hex(x, y, 9, 'k');
    hex(x, y, 8, 'p');
    hex(x, y, 6, 'P');
    hex(x, y, 3, 'w');
  }
  for (let shot = 0; shot < 12; shot++)
    ball(
      cover,
      48 + Math.cos(shot * 0.9) * (14 + shot),
      27 + Math.sin(shot * 0.9) * (8 + shot),
      1.2,
      shot % 2 ? ROSE : GOLD,
    );
  hex(48, 27, 12, 'k');
  hex(48, 27, 11, 'b');
  hex(48, 27, 9, 'B');
  hex(48, 27, 5, 'i');
  return cover;
}

function drawCrypt(): PixelGrid {
  const cover = sky('s', 'k');
  for (let y = 0; y < 42; y += 7)
    for (let x = (y / 7) % 2 ? -6 : 0; x < 96; x += 12) cover.frame(x, y, 13, 8, 'k').rect(x + 1, y + 1, 10, 1, 'S');
  cover.rect(0, 42, 96, 12, 'k').rect(0, 42, 96, 1, 'S');
  for (const x of [8, 72])
    cover
      .paint((px, py) => (Math.hypot(px - x - 8, py - 14) < 13 && (px + py) % 2 ? 'a' : undefined))
      .stamp(torch, x, 8);
  for (let coin = 0; coin < 22; coin++) ball(cover, 6 + coin * 4, 50 - ((coin * 5) % 4), 2, GOLD);
  cover.stamp(minotaur.outlined('k'), 39, 14);
  outlined(cover, (layer) =>
    layer.rect(38, 29, 20, 17, 'u').rect(40, 30, 16, 14, 'r').rect(34, 31, 5, 13, 'r').rect(57, 31, 5, 13, 'r'),
  );
  return cover;
}

function drawStacks(): PixelGrid {
  const cover = sky('b', 'n', 'k');
  const inks = [ROSE, GREEN, BLUE, VIOLET, GOLD] as const;
  const heights = [4, 6, 5, 3, 5, 2, 4, 5];
  heights.forEach((height, column) => {
    for (let row = 0; row < height; row++)
      block(cover, 4 + column * 11, 44 - row * 9, 10, inks[(column * 3 + row * row) % 5] ?? BLUE);
  });
  for (let x = 0; x < 90; x += 6) cover.rect(x, 16, 4, 1, 'w');
  return cover.rect(88, 13, 2, 7, 'w').rect(90, 14, 2, 5, 'w').rect(92, 15, 2, 3, 'w');
}

function drawKraken(): PixelGrid {
  const cover = sky('n', 'b', 'B').disc(76, 10, 6.5, 'w').stamp(galleon, 38, 11);
  cover.rect(0, 26, 96, 28, 'n');
  for (let y = 26; y < 54; y += 5)
    for (let x = (y * 3) % 13; x < 96; x += 13) cover.rect(x, y, 6, 1, y < 30 ? 'l' : 'b');
  const tentacle = (x: number, lean: number, tall: number) =>
    outlined(cover, (layer) => {
      for (let step = 0; step < tall; step++) {
        const width = 7 - (step / tall) * 5;
        const at = x + Math.sin(step / 7) * lean;
        layer.rect(at, 50 - step, width, 1, 'c').rect(at, 50 - step, 1, 1, 'T');
        if (step % 4 === 0) layer.rect(at + width - 2, 50 - step, 2, 1, 'T');
      }
    });
  for (const [x, lean, tall] of [
    [8, 7, 40],
    [24, -6, 30],
    [66, 7, 36],
    [84, -6, 44],
  ] as const)
    tentacle(x, lean, tall);
  outlined(cover, (layer) => layer.ellipse(46, 50, 13, 11, 'R').ellipse(45, 49, 12, 10, 'c'));
  for (const x of [40, 49]) cover.disc(x, 46, 3, 'w').rect(x, 45, 2, 4, 'k');
  return cover;
}

/** Covers of the maintainers' jam games, by slug. */
export const JAM_COVERS: Record<string, DrawCover> = {
  'beach-breach': drawBeach,
  meerkattica: drawTunnel,
  'the-show-must-go-on': drawStage,
  'office-daydream': drawOffice,
  'i-just-wanted-groceries': drawGroceries,
  hexshaper: drawHexes,
  'crypt-of-the-minotaur': drawCrypt,
  'sweep-stacks': drawStacks,
  'kraken-unchained': drawKraken,
};
