import * as ex from 'excalibur';
import { config } from './config';
import { Ground } from './ground';
import { Pipe } from './pipe';

export class Bird extends ex.Actor {
  private isFlapping = false;

  constructor() {
    super({
      pos: config.birdStart,
      width: 16,
      height: 16,
      color: ex.Color.Yellow,
    });
  }

  override onInitialize(): void {
    this.acc = ex.vec(0, config.birdAcceleration);
  }

  override onPostUpdate(engine: ex.Engine): void {
    this.flapOncePerPress(this.isInputActive(engine));
    this.vel.y = ex.clamp(this.vel.y, config.minVelocity, config.maxVelocity);
    this.rotation = ex.vec(config.pipeSpeed, this.vel.y).toAngle();
  }

  override onCollisionStart(_self: ex.Collider, other: ex.Collider): void {
    if (other.owner instanceof Ground || other.owner instanceof Pipe) {
      this.stop();
    }
  }

  stop(): void {
    this.vel = ex.vec(0, 0);
    this.acc = ex.vec(0, 0);
  }

  private isInputActive({ input }: ex.Engine): boolean {
    return input.keyboard.isHeld(ex.Keys.Space) || input.pointers.isDown(0);
  }

  private flapOncePerPress(isPressed: boolean): void {
    if (isPressed && !this.isFlapping) {
      this.vel.y += config.flapVelocity;
      this.acc = ex.vec(0, config.birdAcceleration);
    }
    this.isFlapping = isPressed;
  }
}
