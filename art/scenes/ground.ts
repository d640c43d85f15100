import type { Ink } from '../core/palette.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import type { Mood } from './mood.ts';

const FLOWERS: Ink[] = ['c', 'y', 'w', 'P'];

function drawStones(scene: PixelGrid, top: number, [dark, , light]: Mood['earth'], random: () => number): void {
  for (let stone = 0; stone < scene.width / 7; stone++) {
    const [x, y] = [Math.floor(random() * scene.width), Math.floor(top + 12 + random() * (scene.height - top - 12))];
    const width = 2 + Math.floor(random() * 4);
    scene.rect(x, y, width, 2, dark).rect(x, y, width - 1, 1, light);
  }
}

/** Grass over soil along the bottom of a scene, with tufts and flowers. */
export function drawGround(scene: PixelGrid, top: number, mood: Mood): void {
  const random = createRandom(21);
  const [dark, middle, light] = mood.grass;
  scene.rect(0, top, scene.width, scene.height - top, mood.earth[1]);
  drawStones(scene, top, mood.earth, random);
  for (let x = 0; x < scene.width; x++) {
    const fringe = 7 + ((x * 5) % 7 < 3 ? 2 : 0) + ((x * 3) % 11 < 4 ? 1 : 0);
    scene
      .rect(x, top, 1, fringe, middle)
      .rect(x, top + fringe, 1, 1, dark)
      .rect(x, top, 1, 2, light);
    scene.rect(x, top + fringe + 1, 1, 1, mood.earth[0]);
  }
  for (let x = 2; x < scene.width; x += 3 + Math.floor(random() * 9)) {
    const tall = 1 + Math.floor(random() * 3);
    scene.rect(x, top - tall, 1, tall, middle).set(x + 1, top - 1, light);
    if (random() < 0.22) scene.set(x, top - tall - 1, FLOWERS[Math.floor(random() * FLOWERS.length)]);
  }
}
