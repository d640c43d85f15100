import { Actor, Color, vec } from 'excalibur';
import type { CurveByOptions, Scene } from 'excalibur';
import { createMove, createSetting, loadPicture } from '../featureArt.ts';
import type { FeatureScene } from '../featureScene.ts';

const START = vec(12, 42);
const HOP = { wide: 36, high: 27, durationMs: 900 };
const DOTS = 16;

/** Dots that light up behind the slime. */
function addDots(scene: Scene, slime: Actor): void {
  for (let index = 0; index < DOTS; index++) {
    const x = 10 + index * 4.5;
    const y = 38 - Math.abs(Math.sin((index / DOTS) * Math.PI * 2)) * 20;
    const dot = new Actor({
      x: Math.round(x) + 2,
      y: Math.round(y),
      width: 2,
      height: 2,
      color: Color.fromHex('#ffdf6b'),
    });
    dot.on('preupdate', () => (dot.graphics.isVisible = slime.pos.x >= dot.pos.x));
    scene.add(dot);
  }
}

/** A queue of actions: two hops, a squeeze, out of view and back to the start, in a loop. */
export const featureScene: FeatureScene = {
  async create() {
    const [scene, image] = await Promise.all([createSetting('actions'), loadPicture('/kit/characters/slime-blue.png')]);
    const slime = new Actor({ pos: START, anchor: vec(0.5, 1), z: 1 });
    slime.graphics.use(createMove(image, 'run'));
    const hop: CurveByOptions = {
      controlPoints: [vec(HOP.wide / 3, -HOP.high), vec((HOP.wide / 3) * 2, -HOP.high), vec(HOP.wide, 0)],
      duration: HOP.durationMs,
    };
    slime.actions.repeatForever((actions) =>
      actions
        .curveBy(hop)
        .scaleTo({ scale: vec(1.3, 0.7), duration: 120 })
        .scaleTo({ scale: vec(1, 1), duration: 120 })
        .curveBy(hop)
        .delay(200)
        .fade(0, 300)
        .moveTo({ pos: START, duration: 1 })
        .fade(1, 300),
    );
    addDots(scene, slime);
    scene.add(slime);
    return scene;
  },
};
