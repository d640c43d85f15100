import type { Ink } from '../core/palette.ts';

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Ordered dithering: whether a pixel gets the second of two inks, given the fraction of the area it should cover. */
function isDithered(x: number, y: number, share: number): boolean {
  return ((BAYER[(y & 3) * 4 + (x & 3)] ?? 0) + 0.5) / 16 < share;
}

/** Picks an ink from a ramp by a position from 0 to 1: flat for most of each step, dithered between steps. */
export function rampAt(inks: Ink[], position: number, x: number, y: number, blend = 0.35): Ink {
  const scaled = Math.min(Math.max(position, 0), 0.9999) * inks.length;
  const step = Math.floor(scaled);
  const over = (scaled - step - (1 - blend)) / blend;
  const next = over > 0 && isDithered(x, y, over) ? step + 1 : step;
  return inks[Math.min(next, inks.length - 1)] ?? 'k';
}
