import type { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import { ball, block, BLUE, GOLD, GREEN, knightAt, ROSE, sky, VIOLET } from './canvas.ts';

const RAMPS = [ROSE, GOLD, BLUE, GREEN, VIOLET] as const;

const textToSeed = (text: string): number =>
  [...text].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** A cover for a game that doesn't have a drawing yet: the same name always gives the same pattern. */
export function drawPatternCover(slug: string): PixelGrid {
  const random = createRandom(textToSeed(slug));
  const pick = () => RAMPS[Math.floor(random() * RAMPS.length)] ?? BLUE;
  const [dark] = pick();
  const cover = sky('k', 'n', dark);
  for (let shape = 0; shape < 14; shape++) {
    const [x, y] = [Math.floor(random() * 12) * 8, Math.floor(random() * 6) * 9];
    if (random() > 0.5) block(cover, x, y, 8, pick());
    else ball(cover, x + 4, y + 4, 3, pick());
  }
  return cover.disc(48, 29, 15.5, 'k').disc(48, 29, 14.5, 'i').stamp(knightAt(), 36, 17);
}
