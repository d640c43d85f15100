import type { Ink } from '../core/palette.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import { fence, torch } from '../tiles/objectTiles.ts';
import { bush, fir, tree } from '../tiles/plantTiles.ts';
import { drawText } from '../ui/font.ts';
import type { DrawCover } from './canvas.ts';
import { ball, block, BLUE, COVER_HEIGHT, GOLD, GREEN, ground, knightAt, outlined, ROSE, sky } from './canvas.ts';
import { slimeAt, stars, STONE } from './canvas.ts';
import { bird } from './sampleSprites.ts';

const LETTER = 6;

/** The version on a plate in the lower right corner. */
function plate(cover: PixelGrid, text: string): PixelGrid {
  const width = text.length * LETTER + 5;
  const [x, y] = [93 - width, COVER_HEIGHT - 16];
  cover
    .rect(x - 1, y, width + 2, 13, 'k')
    .rect(x, y - 1, width, 15, 'k')
    .rect(x, y + 1, width, 11, 'n');
  drawText(cover, text, x + 3, y + 2, 'y');
  return cover;
}

/** Particles, triggers and grids of solid cells. */
function drawFirstSteps(): PixelGrid {
  const cover = ground(sky('k', 'n', 'b'), 44, 'G', 'f', 'd');
  for (let x = 0; x < 96; x += 8) for (let y = 4; y < 44; y += 8) cover.set(x, y, 'b');
  const random = createRandom(20);
  for (let spark = 0; spark < 90; spark++) {
    const height = random() * 36;
    const spread = (1 - height / 40) * 3 + height * 0.32;
    const ink: Ink = height < 10 ? 'y' : height < 22 ? 'a' : 'c';
    cover.rect(Math.round(48 + (random() - 0.5) * 2 * spread), Math.round(40 - height), height < 14 ? 2 : 1, 1, ink);
  }
  block(cover, 44, 36, 8, STONE);
  for (const x of [66, 74, 82]) block(cover, x, 36, 8, GOLD);
  return plate(cover.stamp(knightAt(), 12, 21), '0.2.0');
}

/** A gamepad, and slimes in front of and behind one another. */
function drawGamepad(): PixelGrid {
  const cover = sky('p', 'P', 'T');
  for (const [x, y, ramp] of [
    [4, 2, BLUE],
    [26, 0, GREEN],
    [50, 1, ROSE],
    [70, 3, GOLD],
  ] as const)
    cover.stamp(slimeAt(0, 0, ramp), x, y);
  outlined(cover, (layer) => {
    layer.ellipse(26, 34, 15, 13, 's').ellipse(70, 34, 15, 13, 's').rect(26, 21, 44, 18, 's');
    layer.ellipse(26, 33, 13, 11, 'S').ellipse(70, 33, 13, 11, 'S').rect(26, 22, 44, 15, 'S').rect(24, 22, 48, 1, 'g');
    layer.rect(23, 28, 4, 12, 'k').rect(19, 32, 12, 4, 'k').rect(42, 29, 5, 2, 'k').rect(50, 29, 5, 2, 'k');
    layer.disc(70, 28, 2.5, 'y').disc(70, 38, 2.5, 'G').disc(65, 33, 2.5, 'B').disc(75, 33, 2.5, 'c');
  });
  return plate(cover, '0.5.0');
}

/** Helmeted birds against a tower of blocks. */
function drawTower(): PixelGrid {
  const cover = ground(sky('B', 'l', 'i'), 46, 'L', 'G', 'f');
  cover.disc(80, 9, 6, 'y').rect(6, 9, 18, 3, 'w').rect(10, 7, 9, 3, 'w');
  for (let step = 0; step < 16; step++)
    if (step % 2 === 0) cover.rect(14 + step * 3, Math.round(34 - Math.sin((step / 15) * Math.PI) * 22), 2, 1, 'w');
  cover.stamp(bird.outlined('k'), 40, 6);
  for (const [column, row, ramp] of [
    [0, 0, STONE],
    [1, 0, GOLD],
    [2, 0, STONE],
    [0, 1, GOLD],
    [1, 1, ROSE],
    [1, 2, GOLD],
  ] as const)
    block(cover, 64 + column * 9 + row, 37 - row * 9, 9, ramp);
  cover.stamp(fence, 0, 31);
  return plate(cover, '0.7.0');
}

/** Continuous collision detection: a fast ball doesn't tunnel through a thin wall. */
function drawFastBall(): PixelGrid {
  const cover = sky('k', 'k', 'n');
  cover.paint((x, y) => (x % 12 === 0 || y % 12 === 0 ? 'n' : undefined));
  cover.frame(4, 4, 88, 46, 'l').rect(66, 5, 3, 44, 'w').rect(69, 5, 1, 44, 'l');
  for (let trail = 0; trail < 5; trail++) cover.disc(12 + trail * 6, 32 - trail * 2, 1.2 + trail * 0.5, 'b');
  ball(cover, 42, 22, 5, ROSE);
  for (let x = 50; x < 66; x += 4) cover.rect(x, 20 - Math.round((x - 50) / 3), 2, 1, 'y');
  cover.disc(66, 15, 2, 'y');
  for (const [x, y] of [
    [14, 12],
    [24, 43],
    [54, 40],
  ] as const)
    ball(cover, x, y, 2, BLUE);
  return plate(cover, '0.8.0');
}

/** Collision groups: which colliders can collide with each other. */
function drawGroups(): PixelGrid {
  const cover = sky('n', 'b').paint((x, y) => (x % 8 === 0 || y % 8 === 0 ? 'n' : undefined));
  const dashed = (cx: number, cy: number, radius: number, ink: Ink) => {
    for (let step = 0; step < 64; step++) {
      const angle = (step / 64) * Math.PI * 2;
      if (step % 4 < 2)
        cover.set(Math.round(cx + Math.cos(angle) * radius), Math.round(cy + Math.sin(angle) * radius), ink);
    }
  };
  block(cover, 8, 20, 12, GOLD);
  ball(cover, 30, 20, 6, GOLD);
  ball(cover, 20, 38, 5, GOLD);
  dashed(20, 27, 19, 'y');
  block(cover, 56, 8, 11, ROSE);
  ball(cover, 78, 14, 6, ROSE);
  dashed(68, 15, 17, 'c');
  ball(cover, 46, 40, 6, GREEN);
  dashed(46, 40, 10, 'L');
  cover.line(39, 20, 51, 14, 'w').line(36, 33, 40, 36, 'w').line(53, 33, 58, 28, 'w');
  return plate(cover, '0.23.0');
}

/** Thousands of actors, and a chart that rises. */
function drawCrowd(): PixelGrid {
  const cover = sky('k', 'n', 'b');
  const inks: Ink[] = ['c', 'y', 'L', 'l', 'P', 'a'];
  const random = createRandom(25);
  for (let actor = 0; actor < 150; actor++) {
    const [x, y] = [Math.floor(random() * 94), Math.floor(random() * 34)];
    cover.rect(x, y, 2, 3, inks[actor % inks.length]!).set(x, y, 'w');
  }
  [12, 20, 17, 30, 26, 40].forEach((height, index) => {
    const [dark, middle, light] = index % 2 ? GOLD : BLUE;
    cover.rect(6 + index * 8, 53 - height, 7, height, 'k').rect(7 + index * 8, 54 - height, 5, height, middle);
    cover.rect(7 + index * 8, 54 - height, 1, height, light).rect(11 + index * 8, 54 - height, 1, height, dark);
  });
  return plate(cover, '0.25.0');
}

/** A side panel that shows what is inside the game. */
function drawDevTool(): PixelGrid {
  const cover = ground(sky('B', 'l', 'i'), 44, 'L', 'G', 'f');
  cover.stamp(tree, 2, 28).stamp(fir, 40, 28).stamp(bush, 24, 29).stamp(knightAt(1, 1), 18, 21);
  cover.frame(18, 21, 24, 24, 'y').rect(29, 20, 2, 2, 'y').rect(29, 44, 2, 2, 'y');
  cover.rect(58, 0, 38, 54, 'k').rect(59, 0, 37, 54, 's').rect(59, 0, 37, 5, 'S');
  const bars: [Ink, number][] = [
    ['l', 24],
    ['g', 16],
    ['y', 20],
    ['g', 12],
    ['L', 26],
  ];
  bars.forEach(([ink, width], row) => cover.rect(62, 9 + row * 6, width, 2, ink).rect(62, 12 + row * 6, 30, 1, 'k'));
  return plate(cover, '0.25.2');
}

/** A curve to follow, and lots of particles. */
function drawCurve(): PixelGrid {
  const cover = stars(sky('k', 'p', 'P', 'T'), 30, 40, 30);
  cover.ellipse(48, 66, 62, 20, 'd').ellipse(20, 62, 40, 14, 'k');
  const random = createRandom(303);
  const inks: Ink[] = ['y', 'a', 'c', 'w'];
  for (let step = 0; step <= 100; step++) {
    const part = step / 100;
    const y = 40 * (1 - part) ** 3 + 3 * -6 * (1 - part) ** 2 * part + 3 * 62 * (1 - part) * part ** 2 + 10 * part ** 3;
    cover.rect(Math.round(4 + part * 78), Math.round(y), 2, 2, 'w');
    for (let spark = 0; spark < 3; spark++) {
      const [dx, dy] = [(random() - 0.5) * 10, (random() - 0.5) * 10];
      cover.set(Math.round(4 + part * 78 + dx), Math.round(y + dy), inks[Math.floor(random() * inks.length)]!);
    }
  }
  return plate(cover.stamp(bird.outlined('k'), 74, 1), '0.30.0');
}

/** A cake with five candles. */
function drawCake(): PixelGrid {
  const cover = sky('b', 'B', 'l');
  const random = createRandom(5);
  const inks: Ink[] = ['c', 'y', 'L', 'P', 'w'];
  for (let piece = 0; piece < 70; piece++)
    cover.rect(Math.floor(random() * 96), Math.floor(random() * 44), 2, 1, inks[piece % inks.length]!);
  cover.rect(0, 47, 96, 7, 'r').rect(0, 47, 96, 1, 't');
  outlined(cover, (layer) => {
    layer.ellipse(48, 46, 30, 3, 'g').rect(26, 28, 44, 17, 'T').rect(26, 34, 44, 3, 'c').rect(26, 28, 44, 4, 'w');
    for (let drip = 0; drip < 6; drip++) layer.rect(27 + drip * 8, 32, 3, 2 + (drip % 3), 'w');
    for (let candle = 0; candle < 5; candle++) {
      layer.rect(30 + candle * 8, 17, 3, 11, candle % 2 ? 'l' : 'P').rect(31 + candle * 8, 12, 1, 4, 'a');
      layer.rect(30 + candle * 8, 13, 3, 2, 'y');
    }
  });
  return cover.stamp(knightAt(), 2, 24).stamp(slimeAt(), 72, 24, { flipX: true });
}

/** Fireworks over the roofs. */
function drawFireworks(): PixelGrid {
  const cover = stars(sky('k', 'n', 'p'), 25, 50, 40);
  const burst = (cx: number, cy: number, radius: number, inks: [Ink, Ink]) => {
    for (let ray = 0; ray < 16; ray++) {
      const angle = (ray / 16) * Math.PI * 2;
      for (let at = 3; at < radius; at += 2) {
        const [x, y] = [Math.round(cx + Math.cos(angle) * at), Math.round(cy + Math.sin(angle) * at * 0.85)];
        cover.set(x, y, at > radius * 0.6 ? inks[1] : inks[0]);
      }
    }
    cover.disc(cx, cy, 1.5, 'w');
  };
  burst(24, 17, 15, ['y', 'c']);
  burst(56, 12, 11, ['w', 'l']);
  burst(80, 22, 13, ['P', 'c']);
  burst(44, 30, 8, ['y', 'L']);
  for (const [x, top, width] of [
    [0, 40, 14],
    [16, 44, 12],
    [30, 38, 10],
    [42, 45, 18],
    [62, 40, 12],
    [76, 43, 20],
  ] as const) {
    cover
      .rect(x, top, width, 14, 'k')
      .rect(x + 3, top + 4, 2, 2, 'y')
      .rect(x + width - 5, top + 6, 2, 2, 'a');
    for (let step = 0; step < width / 2; step++) cover.rect(x + step, top - step / 2, width - step * 2, 1, 'k');
  }
  return plate(cover.stamp(torch, 0, 38), '2025');
}

/** Covers of release and news posts, by file name. */
export const RELEASE_COVERS: Record<string, DrawCover> = {
  'excalibur-0-2-0-released': drawFirstSteps,
  'excalibur-0-5-0-release': drawGamepad,
  'excalibur-0-7-0-release': drawTower,
  'excalibur-0-8-0-release': drawFastBall,
  'excalibur-0-23-0-release': drawGroups,
  'excalibur-0-25-0-released': drawCrowd,
  'excalibur-0-25-2-released': drawDevTool,
  'excalibur-0-30-0-released': drawCurve,
  'five-years-of-excalibur': drawCake,
  'happy-new-year-excalibur-2025': drawFireworks,
};
