import * as ex from 'excalibur';
import { BrickActor } from './brick';
import { BALL_RADIUS, HEIGHT } from './config';
import type { Level } from './level';
import { Paddle } from './paddle';
import { resources } from './resources';
import { bounceFromPaddle, bounceFromSide, type HitSide } from './rules';

export class Ball extends ex.Actor {
  private readonly level: Level;
  speed = 0;

  constructor(level: Level) {
    // Passive: it hears of every collision, and turning is its own business.
    super({ radius: BALL_RADIUS, collisionType: ex.CollisionType.Passive, z: 5 });
    this.level = level;
    this.graphics.use(resources.ball.toSprite());
  }

  launch(offset: number): void {
    this.setVelocity(bounceFromPaddle(offset, this.speed));
  }

  override onPostUpdate(): void {
    if (this.pos.y > HEIGHT + BALL_RADIUS) this.level.ballLost();
  }

  override onCollisionStart(
    _self: ex.Collider,
    other: ex.Collider,
    side: ex.Side,
    contact: ex.CollisionContact,
  ): void {
    const { owner } = other;
    if (owner instanceof Paddle) {
      this.setVelocity(bounceFromPaddle(owner.offsetOf(this.pos.x), this.speed));
    } else {
      this.setVelocity(bounceFromSide(this.vel, side as HitSide));
    }
    this.moveOut(contact);
    if (owner instanceof BrickActor) this.level.brickHit(owner);
    else void resources.bounceSound.play(0.5);
  }

  /** Out of what it hit, so that the next frame does not hit it again. */
  private moveOut({ mtv, colliderA }: ex.CollisionContact): void {
    const isFirst = colliderA.owner === this;
    this.pos = isFirst ? this.pos.sub(mtv) : this.pos.add(mtv);
  }

  private setVelocity({ x, y }: { x: number; y: number }): void {
    this.vel = ex.vec(x, y);
  }
}
