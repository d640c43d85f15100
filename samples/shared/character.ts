import * as ex from 'excalibur';

/** How every character sheet of the kit is laid out: 24 by 24 pixels, six columns, four rows. */
const ANIMATIONS = {
  idle: { frames: [0, 1, 2, 3], frameMs: 180, loops: true },
  run: { frames: [6, 7, 8, 9, 10, 11], frameMs: 90, loops: true },
  jump: { frames: [12], frameMs: 100, loops: false },
  fall: { frames: [13], frameMs: 100, loops: false },
  hurt: { frames: [14], frameMs: 200, loops: false },
  attack: { frames: [18, 19, 20, 21], frameMs: 80, loops: false },
} as const;

export type Pose = keyof typeof ANIMATIONS;

/** Cuts a character sheet into its animations. */
export function createPoses(image: ex.ImageSource): Record<Pose, ex.Animation> {
  const sheet = ex.SpriteSheet.fromImageSource({
    image,
    grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
  });
  const poses = Object.entries(ANIMATIONS).map(([pose, { frames, frameMs, loops }]) => {
    const strategy = loops ? ex.AnimationStrategy.Loop : ex.AnimationStrategy.Freeze;
    return [pose, ex.Animation.fromSpriteSheet(sheet, [...frames], frameMs, strategy)];
  });
  return Object.fromEntries(poses) as Record<Pose, ex.Animation>;
}
