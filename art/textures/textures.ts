import { inkToRgb, type Ink } from '../core/palette.ts';
import type { Raster } from '../core/raster.ts';
import { createFractalNoise } from './noise.ts';

type Rgba = [red: number, green: number, blue: number, alpha: number];

function buildRaster(width: number, height: number, colorAt: (x: number, y: number) => Rgba): Raster {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      rgba.set(
        colorAt(x, y).map((value) => Math.round(Math.max(0, Math.min(255, value)))),
        (y * width + x) * 4,
      );
  }
  return { width, height, rgba };
}

const NOISE_SIZE = 128;

/** Gray noise that tiles in both directions. */
export function buildNoiseTexture(): Raster {
  const noise = createFractalNoise(NOISE_SIZE, 4, 77);
  return buildRaster(NOISE_SIZE, NOISE_SIZE, (x, y) => {
    const value = (noise(x, y) - 0.5) * 1.7 * 255 + 127.5;
    return [value, value, value, 255];
  });
}

const COOKIE_SIZE = 128;

/** A soft white light, opaque in the center and transparent at the rim. */
export function buildLightCookie(): Raster {
  const middle = COOKIE_SIZE / 2 - 0.5;
  return buildRaster(COOKIE_SIZE, COOKIE_SIZE, (x, y) => {
    const far = Math.min(1, Math.hypot(x - middle, y - middle) / middle);
    return [255, 255, 255, 255 * (1 - far * far * (3 - 2 * far))];
  });
}

const VIEW_WIDTH = 240;
const VIEW_HEIGHT = 160;

function blend(from: Ink, to: Ink, share: number): Rgba {
  const [start, end] = [inkToRgb(from), inkToRgb(to)];
  const mix = (index: 0 | 1 | 2) => start[index] + (end[index] - start[index]) * share;
  return [mix(0), mix(1), mix(2), 255];
}

/** A sunset over a lake in soft colors, without hard pixel edges, to distort, blur, and tint with a shader. */
export function buildViewTexture(): Raster {
  const noise = createFractalNoise(VIEW_WIDTH, 5, 5);
  const horizon = 92;
  const skyAt = (x: number, y: number): Rgba => {
    const height = y / horizon;
    const base = height < 0.55 ? blend('b', 'P', height / 0.55) : blend('P', 'y', (height - 0.55) / 0.45);
    const sun = Math.max(0, 1 - Math.hypot(x - 150, (y - 78) * 1.1) / 46);
    const cloud = Math.max(0, noise(x * 0.6, y * 1.8) - 0.52) * 2.2;
    return [base[0] + sun * 160 + cloud * 150, base[1] + sun * 120 + cloud * 90, base[2] + sun * 30 + cloud * 60, 255];
  };
  const ridgeAt = (x: number) => horizon - 2 - noise(x * 0.8, 40) * 26;
  return buildRaster(VIEW_WIDTH, VIEW_HEIGHT, (x, y) => {
    const mirrored = y > horizon ? horizon - (y - horizon) * 1.1 : y;
    const ripple = y > horizon ? (noise(x * 0.7, y * 4) - 0.5) * (y - horizon) * 0.5 : 0;
    const [vx, vy] = [x + ripple, mirrored + ripple * 0.3];
    const color: Rgba = vy > ridgeAt(vx) ? blend('n', 'p', noise(vx * 2, vy * 2) * 0.8) : skyAt(vx, Math.max(0, vy));
    const dim = y > horizon ? 0.78 : 1;
    return [color[0] * dim, color[1] * dim, color[2] * (dim + (y > horizon ? 0.12 : 0)), 255];
  });
}
