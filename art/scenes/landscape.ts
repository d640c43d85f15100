import { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import { rampAt } from './dither.ts';
import type { Mood, Ramp } from './mood.ts';

export const SCENE_WIDTH = 320;
export const SCENE_HEIGHT = 180;

const emptyLayer = () => new PixelGrid(SCENE_WIDTH, SCENE_HEIGHT);

/** Draws at x and one layer width to either side, so shapes that cross an edge wrap around. */
export function wrapped(x: number, draw: (x: number) => void): void {
  for (const shift of [-SCENE_WIDTH, 0, SCENE_WIDTH]) draw(x + shift);
}

export function drawSky(mood: Mood, horizon = 130): PixelGrid {
  return emptyLayer().paint((x, y) => rampAt(mood.sky, y / horizon, x, y));
}

export function drawStars(layer: PixelGrid, seed: number, count: number, below: number): void {
  const random = createRandom(seed);
  for (let star = 0; star < count; star++) {
    const [x, y] = [Math.floor(random() * layer.width), Math.floor(random() ** 1.4 * below)];
    const bright = random() > 0.82;
    layer.set(x, y, bright ? 'w' : 'l');
    if (bright)
      for (const [dx, dy] of [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
      ] as const)
        layer.set(x + dx, y + dy, 'b');
  }
}

export function drawCloud(layer: PixelGrid, x: number, y: number, size: number, [shade, body]: Ramp): void {
  const puffs = [
    [-1.5, 0.2, 0.7],
    [-0.6, -0.35, 0.95],
    [0.5, -0.1, 0.85],
    [1.5, 0.25, 0.6],
  ] as const;
  const draw = (ink: Ramp[0], lift: number) => {
    for (const [dx, dy, radius] of puffs) {
      layer.ellipse(x + dx * size, y + dy * size - lift, radius * size * 1.15, radius * size * 0.75, ink);
    }
  };
  draw(shade, 0);
  draw(body, Math.max(1, size * 0.2));
  layer.rect(x - size * 3, Math.round(y + size * 0.55), size * 6, size * 2, undefined);
}

export interface Peak {
  x: number;
  top: number;
  slope: number;
}

const zigzag = (at: number, period: number) => Math.abs((((at % period) + period) % period) - period / 2);

function drawPeak(layer: PixelGrid, peak: Peak, base: number, { rock, snow, snowLine }: Massif): void {
  for (let y = peak.top; y < base; y++) {
    const depth = y - peak.top;
    const half = Math.floor(depth / peak.slope);
    const ridge = zigzag(y, 14) * 0.7 - zigzag(y + 3, 26) * 0.5 + depth * 0.12;
    for (let dx = -half; dx <= half; dx++) {
      const isLit = dx < ridge;
      const isSnow = depth < snowLine + zigzag(dx + peak.x, 8) * 1.6 - (isLit ? 2 : 0);
      const [shade, , bright] = isSnow ? snow : rock;
      wrapped(peak.x + dx, (x) => layer.set(x, y, isLit ? bright : shade));
    }
  }
}

interface Massif {
  rock: Ramp;
  snow: Ramp;
  snowLine: number;
}

/** Peaks lit from the left, farthest first; they tile horizontally. */
export function drawMountains(peaks: Peak[], base: number, massif: Massif): PixelGrid {
  const layer = emptyLayer();
  for (const peak of peaks) drawPeak(layer, peak, base, massif);
  return layer;
}

/** Rolling hills built from whole sine waves, so they tile horizontally. */
export function drawHills(
  base: number,
  waves: [count: number, height: number, shift: number][],
  [dark, middle, light]: Ramp,
): PixelGrid {
  const layer = emptyLayer();
  for (let x = 0; x < SCENE_WIDTH; x++) {
    const turn = (x / SCENE_WIDTH) * Math.PI * 2;
    const rise = waves.reduce((sum, [count, height, shift]) => sum + Math.sin(turn * count + shift) * height, 0);
    const top = Math.round(base - rise);
    for (let y = top; y < SCENE_HEIGHT; y++) {
      layer.set(x, y, y < top + 2 ? light : rampAt([middle, dark], (y - top) / 34, x, y, 0.4));
    }
  }
  return layer;
}
