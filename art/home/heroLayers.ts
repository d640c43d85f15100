import { PixelGrid } from '../core/PixelGrid.ts';
import { CASTLE_HEIGHT, drawCastle } from '../scenes/castle.ts';
import { drawGround } from '../scenes/ground.ts';
import {
  drawCloud,
  drawHills,
  drawMountains,
  drawSky,
  drawStars,
  SCENE_HEIGHT,
  SCENE_WIDTH,
  type Peak,
} from '../scenes/landscape.ts';
import { DAY, NIGHT } from '../scenes/mood.ts';
import { drawFirRow, drawOak } from '../scenes/trees.ts';

/** Where the grass starts in the hero game, in art pixels from the top. */
const GROUND = 146;

const PEAKS: Peak[] = [
  { x: 215, top: 70, slope: 0.85 },
  { x: 30, top: 78, slope: 0.8 },
  { x: 96, top: 60, slope: 0.9 },
  { x: 148, top: 82, slope: 0.75 },
  { x: 290, top: 80, slope: 0.8 },
];

function drawHeaven(isDay: boolean): PixelGrid {
  const mood = isDay ? DAY : NIGHT;
  const sky = drawSky(mood);
  if (!isDay) drawStars(sky, 11, 70, 96);
  if (isDay) sky.disc(57.5, 35.5, 17.5, 'i').disc(57.5, 35.5, 13.5, 'y').disc(56.5, 34.5, 9.5, 'w');
  else sky.disc(57.5, 35.5, 19.5, 'n').disc(57.5, 35.5, 13.5, 'i').disc(56.5, 34.5, 11.5, 'w');
  const clouds = new PixelGrid(SCENE_WIDTH, SCENE_HEIGHT);
  for (const [x, y, size] of [
    [120, 30, 8],
    [206, 52, 6],
    [286, 24, 10],
    [20, 62, 7],
  ] as const)
    drawCloud(clouds, x, y, size, mood.cloud);
  return sky.stamp(clouds, 0, 0);
}

function drawRise(base: number, waves: [number, number, number][], isDay: boolean): PixelGrid {
  return drawHills(base, waves, (isDay ? DAY : NIGHT).hill);
}

const BACK_HILLS: [number, number, number][] = [
  [1, 9, 3.4],
  [3, 2, 1],
];
const FRONT_HILLS: [number, number, number][] = [
  [2, 6, 0.4],
  [5, 1.5, 2],
];

/** Hills with a forest at their base, and optional details between them. */
function drawLand(isDay: boolean, build: (land: PixelGrid) => void): PixelGrid {
  const land = drawRise(116, BACK_HILLS, isDay);
  build(land);
  land.stamp(drawRise(126, FRONT_HILLS, isDay), 0, 0);
  drawFirRow(land, () => GROUND + 2, [12, 24], 12, (isDay ? DAY : NIGHT).farTree, 5);
  return land;
}

function drawNear(isDay: boolean): PixelGrid {
  const mood = isDay ? DAY : NIGHT;
  const near = drawLand(isDay, (land) => land.stamp(drawCastle(mood), 214, 118 - CASTLE_HEIGHT));
  drawOak(near, 60, GROUND + 2, 26, mood.tree, mood.bark);
  return near;
}

function drawFloor(isDay: boolean): PixelGrid {
  const floor = new PixelGrid(SCENE_WIDTH, SCENE_HEIGHT);
  drawGround(floor, GROUND, isDay ? DAY : NIGHT);
  const top = GROUND - 4;
  return floor.crop(0, top, SCENE_WIDTH, SCENE_HEIGHT - top);
}

/** The landscape in layers that tile horizontally: the hero game scrolls them, and pages use them as a background. */
export function drawHeroLayers(time: 'day' | 'night'): Record<string, PixelGrid> {
  const isDay = time === 'day';
  const mood = isDay ? DAY : NIGHT;
  return {
    sky: drawHeaven(isDay),
    far: drawMountains(PEAKS, 140, { rock: mood.far, snow: mood.snow, snowLine: 10 }),
    near: drawNear(isDay),
    hills: drawLand(isDay, () => undefined),
    ground: drawFloor(isDay),
  };
}

/** Clouds for the page's sky: they drift behind text, so they're pale and sparse. */
export function drawClouds(): PixelGrid {
  const layer = new PixelGrid(480, 110);
  for (const [x, y, size] of [
    [40, 18, 8],
    [132, 84, 7],
    [196, 12, 6],
    [300, 96, 8],
    [372, 10, 9],
    [448, 62, 7],
  ] as const) {
    const cloud = new PixelGrid(480, 110);
    drawCloud(cloud, x, y, size, ['i', 'w', 'w']);
    layer.stamp(cloud, 0, 0);
  }
  return layer;
}

export function drawStarField(): PixelGrid {
  const layer = new PixelGrid(240, 200);
  drawStars(layer, 23, 46, 190);
  return layer;
}
