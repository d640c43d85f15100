import * as ex from 'excalibur';
import { resources } from './resources';

interface LayerOptions {
  image: ex.ImageSource;
  speed: number;
  z: number;
}

// A picture that repeats sideways and scrolls at its own speed.
class Layer extends ex.Actor {
  private readonly sprite: ex.Sprite;
  private readonly speed: number;

  constructor({ image, speed, z }: LayerOptions) {
    super({ anchor: ex.vec(0, 1), z });
    this.speed = speed;
    this.sprite = image.toSprite();
  }

  override onInitialize(engine: ex.Engine): void {
    const { drawWidth, drawHeight } = engine.screen;
    this.pos = ex.vec(0, drawHeight - 64);
    this.sprite.sourceView.width = drawWidth;
    this.sprite.destSize.width = drawWidth;
    this.graphics.use(this.sprite);
  }

  override onPostUpdate(_engine: ex.Engine, elapsedMs: number): void {
    const { sourceView, image } = this.sprite;
    sourceView.x = (sourceView.x + (this.speed * elapsedMs) / 1000) % image.width;
  }
}

// The farther a layer is, the slower it moves: that is all there is to depth.
export const createBackdrop = (): ex.Actor[] => [
  new Layer({ image: resources.farMountains, speed: 8, z: -4 }),
  new Layer({ image: resources.mountains, speed: 20, z: -3 }),
  new Layer({ image: resources.hills, speed: 50, z: -2 }),
];
