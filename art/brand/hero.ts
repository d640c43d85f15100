import { buildFigureSheet } from '../characters/characterSheet.ts';
import { FRAME } from '../characters/figure.ts';
import { knight } from '../characters/knight.ts';
import { drawCoin } from '../items/coin.ts';
import { BLUE_SLIME, buildSlimeSheet, GREEN_SLIME } from '../characters/slime.ts';
import type { Stamp } from '../core/PixelGrid.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import type { Sheet } from '../core/sheet.ts';
import { CASTLE_HEIGHT, drawCastle } from '../scenes/castle.ts';
import { drawCloud, drawHills, drawMountains, drawSky, drawStars, type Peak } from '../scenes/landscape.ts';
import { DAY, NIGHT, type Mood } from '../scenes/mood.ts';
import { drawFirRow, drawOak } from '../scenes/trees.ts';
import { drawGround } from '../scenes/ground.ts';

const GROUND = 146;

const PEAKS: Peak[] = [
  { x: 215, top: 70, slope: 0.85 },
  { x: 30, top: 78, slope: 0.8 },
  { x: 96, top: 60, slope: 0.9 },
  { x: 148, top: 82, slope: 0.75 },
  { x: 290, top: 80, slope: 0.8 },
];

const COINS: [x: number, y: number][] = [
  [134, 108],
  [150, 100],
  [166, 100],
  [182, 108],
];

const coin = drawCoin(0);

/** Moonlight: the inks of the characters at night, one step darker. */
const MOONLIT: Stamp['recolor'] = {
  w: 'i',
  i: 'l',
  g: 'S',
  S: 's',
  B: 'b',
  l: 'B',
  c: 'R',
  R: 'u',
  G: 'f',
  L: 'G',
  f: 'd',
  y: 'a',
  a: 't',
};

function frameOf({ grid, columns }: Sheet, index: number): PixelGrid {
  return grid.crop((index % columns) * FRAME, Math.floor(index / columns) * FRAME, FRAME, FRAME);
}

function drawSunOrMoon(scene: PixelGrid, isDay: boolean): void {
  if (isDay) {
    scene.disc(57.5, 35.5, 17.5, 'i').disc(57.5, 35.5, 13.5, 'y').disc(56.5, 34.5, 9.5, 'w');
    return;
  }
  scene.disc(57.5, 35.5, 19.5, 'n').disc(57.5, 35.5, 13.5, 'i').disc(56.5, 34.5, 11.5, 'w');
  scene.disc(54, 32, 2, 'i').disc(63, 40, 3, 'i').disc(56, 43, 1.5, 'i');
}

function drawBackdrop(mood: Mood, isDay: boolean): PixelGrid {
  const scene = drawSky(mood);
  if (!isDay) drawStars(scene, 11, 70, 96);
  drawSunOrMoon(scene, isDay);
  const clouds = new PixelGrid(scene.width, scene.height);
  for (const [x, y, size] of [
    [120, 30, 8],
    [206, 52, 6],
    [286, 24, 10],
    [14, 62, 7],
  ] as const)
    drawCloud(clouds, x, y, size, mood.cloud);
  scene.stamp(clouds, 0, 0);

  scene.stamp(drawMountains(PEAKS, 140, { rock: mood.far, snow: mood.snow, snowLine: 10 }), 0, 0);
  scene.stamp(
    drawHills(
      116,
      [
        [1, 9, 3.4],
        [3, 2, 1],
      ],
      mood.hill,
    ),
    0,
    0,
  );
  scene.stamp(drawCastle(mood), 214, 118 - CASTLE_HEIGHT);
  scene.stamp(
    drawHills(
      126,
      [
        [2, 6, 0.4],
        [5, 1.5, 2],
      ],
      mood.hill,
    ),
    0,
    0,
  );
  drawFirRow(scene, () => GROUND + 2, [12, 24], 12, mood.farTree, 5);
  return scene;
}

function drawCast(scene: PixelGrid, isDay: boolean): void {
  const recolor = isDay ? undefined : MOONLIT;
  const footY = GROUND - FRAME + 1;
  const green = buildSlimeSheet(GREEN_SLIME);
  scene.stamp(frameOf(buildFigureSheet(knight), 0), 112, footY, { recolor });
  for (const [x, y] of COINS) scene.stamp(coin, x, y, { recolor });
  scene.stamp(frameOf(green, 0), 178, footY, { flipX: true, recolor });
  scene.stamp(frameOf(green, 9), 212, footY, { flipX: true, recolor });
  scene.stamp(frameOf(buildSlimeSheet(BLUE_SLIME), 2), 252, footY, { flipX: true, recolor });
}

/** The image behind the home page's title: the same scene by day and by night. */
export function drawHero(time: 'day' | 'night'): PixelGrid {
  const isDay = time === 'day';
  const mood = isDay ? DAY : NIGHT;
  const scene = drawBackdrop(mood, isDay);
  drawOak(scene, 30, GROUND + 2, 30, mood.tree, mood.bark);
  drawOak(scene, 304, GROUND + 2, 24, mood.tree, mood.bark);
  drawGround(scene, GROUND, mood);
  drawCast(scene, isDay);
  return scene;
}
