import * as ex from 'excalibur';
import { createPoses } from '../shared/character';
import { AT_REST, FEEL, type JumpState, stepJump, stepRun } from './jump';
import { resources } from './resources';

const JUMP_KEYS = [ex.Keys.Space, ex.Keys.Up, ex.Keys.W];
const LEFT_KEYS = [ex.Keys.Left, ex.Keys.A];
const RIGHT_KEYS = [ex.Keys.Right, ex.Keys.D];
const SAFE_MS = 1200;

export class Knight extends ex.Actor {
  private readonly poses = createPoses(resources.knight);
  private jump: JumpState = AT_REST;
  private touchedGround = false;
  private safeMs = 0;
  /** Does not listen to the player while false. */
  isActive = false;
  /** Where it last stood firmly: it comes back here after a fall. */
  lastSafe = ex.vec(0, 0);

  constructor(pos: ex.Vector) {
    super({
      pos,
      z: 10,
      collisionType: ex.CollisionType.Active,
      // Smaller than the picture: a plume that touches a spike should not hurt.
      collider: ex.Shape.Box(10, 18, ex.Vector.Half, ex.vec(0, 2)),
    });
    // The fall is our own business, see jump.ts.
    this.body.useGravity = false;
    this.graphics.use(this.poses.idle);
  }

  override onPreUpdate({ input: { keyboard } }: ex.Engine, elapsedMs: number): void {
    const isAnyHeld = (keys: ex.Keys[]) =>
      this.isActive && keys.some((key) => keyboard.isHeld(key));
    const direction = Number(isAnyHeld(RIGHT_KEYS)) - Number(isAnyHeld(LEFT_KEYS));
    const isOnGround = this.touchedGround && this.jump.speed >= 0;
    const step = stepJump(this.jump, {
      isOnGround,
      wasPressed: this.isActive && JUMP_KEYS.some((key) => keyboard.wasPressed(key)),
      isHeld: isAnyHeld(JUMP_KEYS),
      elapsedMs,
    });
    this.jump = step;
    this.vel = ex.vec(stepRun(this.vel.x, direction, isOnGround, elapsedMs), step.speed);
    this.safeMs = Math.max(0, this.safeMs - elapsedMs);
    this.showPose(direction, isOnGround);
    if (step.hasJumped) void resources.jumpSound.play(0.4);
    // It is told of the ground again in every step it stands there.
    this.touchedGround = false;
  }

  override onPostCollisionResolve(
    _self: ex.Collider,
    other: ex.Collider,
    side: ex.Side,
  ): void {
    if (
      other.owner instanceof ex.Actor &&
      other.owner.body.collisionType === ex.CollisionType.Passive
    )
      return;
    if (side === ex.Side.Bottom) this.touchedGround = true;
    // A head that hits the ceiling stops rising at once.
    if (side === ex.Side.Top)
      this.jump = { ...this.jump, speed: Math.max(0, this.jump.speed) };
  }

  /** Pushed up by a stomp, without any say of the player. */
  bounce(): void {
    this.jump = { ...AT_REST, speed: -FEEL.jumpSpeed * 0.75 };
  }

  /** Whether it is falling onto something whose middle is at this height. */
  isAbove(y: number): boolean {
    return this.jump.speed > 0 && this.pos.y + 8 < y + 4;
  }

  get isSafe(): boolean {
    return this.safeMs > 0;
  }

  hurt(awayFrom: number): void {
    this.safeMs = SAFE_MS;
    this.jump = { ...AT_REST, speed: -120 };
    this.vel.x = this.pos.x < awayFrom ? -140 : 140;
    this.actions.clearActions();
    this.actions.blink(80, 80, SAFE_MS / 160);
  }

  placeAt(pos: ex.Vector): void {
    this.pos = pos.clone();
    this.vel = ex.vec(0, 0);
    this.jump = AT_REST;
  }

  private showPose(direction: number, isOnGround: boolean): void {
    if (direction) this.graphics.flipHorizontal = direction < 0;
    if (!isOnGround && Math.abs(this.jump.speed) > 30) {
      this.graphics.use(this.jump.speed < 0 ? this.poses.jump : this.poses.fall);
    } else {
      this.graphics.use(direction ? this.poses.run : this.poses.idle);
    }
  }
}
