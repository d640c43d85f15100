import { Actor, GraphicsGroup, vec } from 'excalibur';
import type { HeroImages, LayerName, TimeOfDay } from './heroArt.ts';
import { RULES } from './rules.ts';

interface LayerPlan {
  name: LayerName;
  /** The layer's share of the ground's speed. Distant layers have less. */
  share: number;
  top: number;
}

const PLANS: readonly LayerPlan[] = [
  { name: 'sky', share: 0, top: 0 },
  { name: 'far', share: 0.12, top: 0 },
  { name: 'near', share: 0.35, top: 0 },
  // The drawn ground starts four pixels above the grass, where the tufts are.
  { name: 'ground', share: 1, top: RULES.groundTop - 4 },
];

/** One layer of the landscape, drawn twice side by side so that it never ends. */
class Layer extends Actor {
  readonly #share: number;
  #traveled = 0;
  speed = 0;

  constructor({ name, share, top }: LayerPlan, images: HeroImages, z: number) {
    super({ name, pos: vec(0, top), anchor: vec(0, 0), z });
    this.#share = share;
    for (const time of ['day', 'night'] as const) {
      const sprite = images[time][name].toSprite();
      const members = [0, RULES.width].map((x) => ({ graphic: sprite, offset: vec(x, 0) }));
      this.graphics.add(time, new GraphicsGroup({ members, useAnchor: false }));
    }
  }

  show(time: TimeOfDay): void {
    this.graphics.use(time);
  }

  override onPostUpdate(_engine: unknown, elapsedMs: number): void {
    this.#traveled = (this.#traveled + (this.speed * this.#share * elapsedMs) / 1000) % RULES.width;
    this.pos.x = -Math.round(this.#traveled);
  }
}

export interface Backdrop {
  layers: readonly Layer[];
  setSpeed(speed: number): void;
  show(time: TimeOfDay): void;
}

export function createBackdrop(images: HeroImages): Backdrop {
  const layers = PLANS.map((plan, index) => new Layer(plan, images, index - PLANS.length));
  return {
    layers,
    setSpeed: (speed) => layers.forEach((layer) => (layer.speed = speed)),
    show: (time) => layers.forEach((layer) => layer.show(time)),
  };
}
