import { Actor, CollisionType, Color, Shape, vec } from 'excalibur';
import type { Animation, ImageSource, Vector } from 'excalibur';
import { createPose, createRun, createSpin } from './heroArt.ts';
import { RULES } from './rules.ts';

const GONE_X = -24;

/** Something that moves toward the knight together with the ground. */
abstract class Runner extends Actor {
  constructor(name: string, pos: Vector, look: Animation, size: Vector) {
    super({
      name,
      pos,
      anchor: vec(0.5, 1),
      z: 5,
      collisionType: CollisionType.Passive,
      collider: Shape.Box(size.x, size.y, vec(0.5, 1)),
    });
    // Only the knight falls.
    this.body.useGravity = false;
    this.graphics.use(look);
  }

  override onPostUpdate(): void {
    if (this.pos.x < GONE_X) this.kill();
  }
}

export class Slime extends Runner {
  static readonly heightPx = 11;
  isPassed = false;
  #squashed;

  constructor(x: number, image: ImageSource) {
    const run = createRun(image);
    run.flipHorizontal = true;
    super('slime', vec(x, RULES.groundTop), run, vec(13, Slime.heightPx));
    this.graphics.offset = vec(0, 1);
    this.#squashed = createPose(image, 14);
  }

  /** Flattened by a boot. */
  squash(): void {
    this.body.collisionType = CollisionType.PreventCollision;
    this.graphics.use(this.#squashed);
    this.actions
      .scaleTo({ scale: vec(1.3, 0.4), duration: 120 })
      .fade(0, 160)
      .die();
  }
}

export class Coin extends Runner {
  constructor(pos: Vector, image: ImageSource) {
    super('coin', pos, createSpin(image), vec(12, 14));
    this.color = Color.Transparent;
  }

  take(): void {
    this.body.collisionType = CollisionType.PreventCollision;
    this.actions.moveBy({ offset: vec(0, -24), duration: 200 }).die();
  }
}
