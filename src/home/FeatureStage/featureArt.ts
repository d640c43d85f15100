import type { Graphic } from 'excalibur';
import { Actor, Animation, ImageFiltering, ImageSource, Scene, SpriteSheet, Vector } from 'excalibur';
import { withBase } from '#src/lib/url.ts';

/** Character sheets have six columns; the first rows hold standing and running. */
const CHARACTER_GRID = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
const MOVES = {
  idle: { frames: [0, 1, 2, 3], frameMs: 180 },
  run: { frames: [6, 7, 8, 9, 10, 11], frameMs: 90 },
} as const;

export async function loadPicture(path: string): Promise<ImageSource> {
  const image = new ImageSource(withBase(path), { filtering: ImageFiltering.Pixel });
  await image.load();
  return image;
}

export function createMove(image: ImageSource, move: keyof typeof MOVES): Animation {
  const { frames, frameMs } = MOVES[move];
  const sheet = SpriteSheet.fromImageSource({ image, grid: CHARACTER_GRID });
  return Animation.fromSpriteSheet(sheet, [...frames], frameMs);
}

/** A piece of scenery, placed by its top left corner. */
export function createScenery(graphic: Graphic, x = 0, y = 0): Actor {
  const actor = new Actor({ x, y, anchor: Vector.Zero });
  actor.graphics.use(graphic);
  return actor;
}

/** A scene in front of the static background that is drawn on its card. */
export async function createSetting(feature: string): Promise<Scene> {
  const scene = new Scene();
  const setting = await loadPicture(`/img/features/${feature}-setting.webp`);
  const actor = createScenery(setting.toSprite());
  actor.z = -1;
  scene.add(actor);
  return scene;
}
