import type { Engine, PhysicsConfig, Scene } from 'excalibur';

/** The size of every scene, in art pixels: the size of the image on its card. */
export const STAGE = { width: 96, height: 48, floor: 40 } as const;

/** A tiny world that shows one feature of the engine. */
export interface FeatureScene {
  physics?: PhysicsConfig;
  create(engine: Engine): Promise<Scene>;
}
