import * as ex from 'excalibur';
import { config } from './config';
import { Ground } from './ground';
import type { Level } from './level';
import { Pipe } from './pipe';

export class Bird extends ex.Actor {
  private readonly level: Level;
  private isPlaying = false;
  private isFlapping = false;

  constructor(level: Level) {
    super({
      pos: config.birdStart,
      radius: 8,
      color: ex.Color.Yellow,
    });
    this.level = level;
  }

  override onInitialize(): void {
    this.on('exitviewport', () => this.level.endRound());
  }

  override onPostUpdate(engine: ex.Engine): void {
    if (!this.isPlaying) {
      return;
    }
    this.flapOncePerPress(this.isInputActive(engine));
    this.vel.y = ex.clamp(this.vel.y, config.minVelocity, config.maxVelocity);
    this.rotation = ex.vec(config.pipeSpeed, this.vel.y).toAngle();
  }

  override onCollisionStart(_self: ex.Collider, other: ex.Collider): void {
    if (other.owner instanceof Ground || other.owner instanceof Pipe) {
      this.level.endRound();
    }
  }

  reset(): void {
    this.pos = config.birdStart;
    this.rotation = 0;
    this.stop();
  }

  start(): void {
    this.isPlaying = true;
    this.acc = ex.vec(0, config.birdAcceleration);
  }

  stop(): void {
    this.isPlaying = false;
    this.vel = ex.vec(0, 0);
    this.acc = ex.vec(0, 0);
  }

  private isInputActive({ input }: ex.Engine): boolean {
    return input.keyboard.isHeld(ex.Keys.Space) || input.pointers.isDown(0);
  }

  private flapOncePerPress(isPressed: boolean): void {
    if (isPressed && !this.isFlapping) {
      this.vel.y += config.flapVelocity;
    }
    this.isFlapping = isPressed;
  }
}
