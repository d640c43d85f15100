import { Actor, CollisionType, Shape, vec } from 'excalibur';
import type { HeroImages } from './heroArt.ts';
import { createPose, createRun } from './heroArt.ts';
import { RULES } from './rules.ts';

const FEET_OFFSET = vec(0, 1);

/** The player. The world moves; the knight only goes up and down. */
export class Knight extends Actor {
  #isHurt = false;

  constructor(images: HeroImages) {
    super({
      name: 'knight',
      pos: vec(RULES.knightX, RULES.groundTop),
      anchor: vec(0.5, 1),
      z: 10,
      collisionType: CollisionType.Active,
      collider: Shape.Box(9, 19, vec(0.5, 1)),
    });
    this.graphics.offset = FEET_OFFSET;
    this.graphics.add('run', createRun(images.knight));
    this.graphics.add('jump', createPose(images.knight, 12));
    this.graphics.add('fall', createPose(images.knight, 13));
    this.graphics.add('hurt', createPose(images.knight, 14));
    this.graphics.use('run');
  }

  get isOnGround(): boolean {
    return this.pos.y >= RULES.groundTop - 1 && this.vel.y >= 0;
  }

  jump(): boolean {
    if (!this.isOnGround || this.#isHurt) return false;
    this.vel.y = -RULES.jumpSpeed;
    return true;
  }

  /** A jump cut short by letting go of the key. */
  endJump(): void {
    this.vel.y = Math.max(this.vel.y, -RULES.shortJumpSpeed);
  }

  bounce(): void {
    this.vel.y = -RULES.stompBounce;
  }

  hurt(): void {
    this.#isHurt = true;
    this.vel.y = -RULES.stompBounce / 2;
    this.graphics.use('hurt');
  }

  reset(): void {
    this.#isHurt = false;
    this.pos = vec(RULES.knightX, RULES.groundTop);
    this.vel = vec(0, 0);
    this.graphics.use('run');
  }

  /** The ground is a line, not a body: no fall is too fast for it. */
  #land(): void {
    if (this.pos.y < RULES.groundTop) return;
    this.pos.y = RULES.groundTop;
    this.vel.y = Math.min(0, this.vel.y);
  }

  override onPostUpdate(): void {
    this.#land();
    if (this.#isHurt) return;
    this.graphics.use(this.isOnGround ? 'run' : this.vel.y < 0 ? 'jump' : 'fall');
  }
}
