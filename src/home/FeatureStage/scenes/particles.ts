import { Color, EmitterType, ParticleEmitter, vec } from 'excalibur';
import { createSetting } from '../featureArt.ts';
import type { FeatureScene } from '../featureScene.ts';

const HEARTH = vec(48, 37);

function createSparks(): ParticleEmitter {
  return new ParticleEmitter({
    pos: HEARTH,
    emitterType: EmitterType.Circle,
    radius: 4,
    emitRate: 46,
    isEmitting: true,
    particle: {
      life: 1300,
      minSpeed: 8,
      maxSpeed: 26,
      minAngle: -Math.PI * 0.72,
      maxAngle: -Math.PI * 0.28,
      acc: vec(0, -14),
      startSize: 5,
      endSize: 1,
      beginColor: Color.fromHex('#ffdf6b'),
      endColor: Color.fromHex('#f2685a'),
      fade: true,
    },
  });
}

/** A fire of sparks that follows the pointer; a press emits a burst. */
export const featureScene: FeatureScene = {
  async create(engine) {
    const scene = await createSetting('particles');
    const sparks = createSparks();
    scene.add(sparks);
    const { primary } = engine.input.pointers;
    primary.on('move', ({ worldPos }) => (sparks.pos = worldPos));
    primary.on('down', () => sparks.emitParticles(30));
    engine.canvas.addEventListener('pointerleave', () => (sparks.pos = HEARTH));
    return scene;
  },
};
