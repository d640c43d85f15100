import { PixelGrid } from '../core/PixelGrid.ts';
import { drawCastle } from './castle.ts';
import { rampAt } from './dither.ts';
import {
  drawCloud,
  drawHills,
  drawMountains,
  drawSky,
  drawStars,
  SCENE_HEIGHT,
  SCENE_WIDTH,
  wrapped,
} from './landscape.ts';
import { DAY, NIGHT, type Mood } from './mood.ts';
import { drawStreet } from './town.ts';
import { drawFirRow, drawOak } from './trees.ts';

const layer = () => new PixelGrid(SCENE_WIDTH, SCENE_HEIGHT);

function cloudySky(mood: Mood, clouds: [x: number, y: number, size: number][], horizon?: number): PixelGrid {
  const puffs = layer();
  for (const [x, y, size] of clouds) wrapped(x, (at) => drawCloud(puffs, at, y, size, mood.cloud));
  return drawSky(mood, horizon).stamp(puffs, 0, 0);
}

function drawOaks(trees: [x: number, size: number][], ground: number, mood: Mood): PixelGrid {
  const grid = layer();
  for (const [x, size] of trees) wrapped(x, (at) => drawOak(grid, at, ground, size, mood.tree, mood.bark));
  return grid;
}

/** A forest by day: sky, blue hills with firs, firs, and big trees in front. */
function buildForest(): Record<string, PixelGrid> {
  const far = drawHills(
    112,
    [
      [2, 8, 0.5],
      [3, 4, 2],
    ],
    ['B', 'l', 'l'],
  );
  drawFirRow(far, () => 122, [14, 26], 11, ['B', 'B', 'l'], 3);
  far.paint((_x, y, below) => (below && y > 118 ? 'B' : undefined));
  const middle = layer();
  drawFirRow(middle, () => 152, [30, 52], 22, ['d', 'f', 'G'], 12);
  middle.rect(0, 148, SCENE_WIDTH, 32, 'f').rect(0, 148, SCENE_WIDTH, 2, 'G');
  const near = drawOaks(
    [
      [40, 24],
      [128, 30],
      [214, 22],
      [286, 27],
    ],
    172,
    DAY,
  );
  near.stamp(
    drawHills(
      168,
      [
        [3, 2, 1],
        [7, 1, 0],
      ],
      DAY.hill,
    ),
    0,
    0,
  );
  return {
    sky: cloudySky(DAY, [
      [60, 34, 9],
      [170, 22, 7],
      [262, 46, 10],
    ]),
    far,
    middle,
    near,
  };
}

/** Mountains in the morning: sky, pale peaks, near peaks, and hills with firs. */
function buildMountains(): Record<string, PixelGrid> {
  const snow = DAY.snow;
  const far = drawMountains(
    [
      { x: 20, top: 66, slope: 0.7 },
      { x: 110, top: 54, slope: 0.8 },
      { x: 190, top: 70, slope: 0.7 },
      { x: 260, top: 58, slope: 0.75 },
    ],
    SCENE_HEIGHT,
    { rock: ['l', 'l', 'i'], snow: ['i', 'w', 'w'], snowLine: 16 },
  );
  const middle = drawMountains(
    [
      { x: 70, top: 88, slope: 0.8 },
      { x: 230, top: 82, slope: 0.85 },
      { x: 150, top: 100, slope: 0.75 },
      { x: 312, top: 98, slope: 0.8 },
    ],
    SCENE_HEIGHT,
    { rock: ['b', 'b', 'B'], snow, snowLine: 10 },
  );
  const near = drawHills(
    150,
    [
      [2, 7, 2],
      [3, 3, 0.4],
    ],
    DAY.hill,
  );
  drawFirRow(near, (x) => 158 + Math.round(Math.sin(x) * 4), [14, 26], 24, DAY.tree, 31);
  const sky = layer().paint((x, y) => rampAt(['l', 'i', 'T', 'T', 'y'], y / 130, x, y));
  const puffs = layer();
  for (const [x, y, size] of [
    [90, 28, 8],
    [230, 20, 10],
  ] as const)
    drawCloud(puffs, x, y, size, DAY.cloud);
  return { sky: sky.stamp(puffs, 0, 0), far, middle, near };
}

/** A town at dusk: sky with first stars, a castle on the horizon, roofs, and houses with lit windows. */
function buildTown(): Record<string, PixelGrid> {
  const sky = layer().paint((x, y) => rampAt(['n', 'p', 'P', 'c', 'y'], y / 140, x, y));
  drawStars(sky, 5, 36, 50);
  const far = drawHills(
    122,
    [
      [1, 10, 4],
      [4, 2, 0],
    ],
    ['p', 'p', 'p'],
  );
  const shadow: Mood = { ...NIGHT, wall: ['p', 'p', 'p'], roof: ['p', 'p', 'p'], window: 'y', flag: 'p' };
  far.stamp(drawCastle(shadow), 226, 46);
  const middle = drawStreet(
    layer(),
    [112, 136],
    [20, 34],
    { wall: ['n', 'n', 'b'], roof: ['k', 'n', 'b'], window: 'a', lit: 0.35 },
    8,
  );
  const near = drawStreet(
    layer(),
    [140, 158],
    [30, 50],
    { wall: ['k', 's', 'S'], roof: ['u', 'R', 'c'], window: 'y', lit: 0.6 },
    17,
  );
  return { sky, far, middle, near };
}

/** Parallax layer sets, back to front; every layer tiles horizontally. */
export const PARALLAX: Record<string, { description: string; build: () => Record<string, PixelGrid> }> = {
  forest: { description: 'A wood by day', build: buildForest },
  mountains: { description: 'Mountains in the morning', build: buildMountains },
  town: { description: 'A town at dusk', build: buildTown },
};
