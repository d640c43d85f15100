import { Actor, vec } from 'excalibur';
import type { ImageSource } from 'excalibur';
import { createMove, createSetting, loadPicture } from '../featureArt.ts';
import type { FeatureScene } from '../featureScene.ts';

const WINGS = { left: 28, right: 68 };
const BOARDS_Y = 42;
const MAX_CAST = 7;
const CAST = ['knight', 'slime', 'mage', 'skeleton', 'slime-blue'];

/** Walks across the stage and turns around at the curtain. */
class Performer extends Actor {
  constructor(image: ImageSource, x: number, speed: number) {
    super({ pos: vec(x, BOARDS_Y), anchor: vec(0.5, 1), vel: vec(speed, 0) });
    this.graphics.use(createMove(image, 'run'));
  }

  override onPostUpdate(): void {
    const { x } = this.pos;
    if (x < WINGS.left || x > WINGS.right) this.vel.x = Math.abs(this.vel.x) * (x < WINGS.left ? 1 : -1);
    this.graphics.flipHorizontal = this.vel.x < 0;
  }
}

/** A knight and a slime on a stage; a press brings on one more. */
export const featureScene: FeatureScene = {
  async create(engine) {
    const [scene, ...images] = await Promise.all([
      createSetting('actors'),
      ...CAST.map((name) => loadPicture(`/kit/characters/${name}.png`)),
    ]);
    const cast: Actor[] = [];
    const enter = (x: number, speed: number) => {
      const performer = new Performer(images[cast.length % images.length]!, x, speed);
      cast.push(performer);
      scene.add(performer);
    };
    enter(38, 14);
    enter(60, -9);
    engine.input.pointers.primary.on('down', ({ worldPos: { x } }) => {
      if (cast.length < MAX_CAST) enter(x, x < 48 ? 11 : -11);
    });
    return scene;
  },
};
