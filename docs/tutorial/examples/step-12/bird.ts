import * as ex from 'excalibur';
import { config } from './config';
import { Ground } from './ground';
import type { Level } from './level';
import { Pipe } from './pipe';
import { resources } from './resources';

export class Bird extends ex.Actor {
  private readonly level: Level;
  private readonly flapAnimation: ex.Animation;
  private readonly fallAnimation: ex.Animation;
  private isPlaying = false;
  private isFlapping = false;

  constructor(level: Level) {
    super({
      pos: config.birdStart,
      radius: 8,
    });
    this.level = level;

    const sheet = ex.SpriteSheet.fromImageSource({
      image: resources.bird,
      grid: { rows: 1, columns: 3, spriteWidth: 24, spriteHeight: 20 },
    });
    const animate = (frames: number[]) =>
      ex.Animation.fromSpriteSheet(sheet, frames, 150, ex.AnimationStrategy.Freeze);
    this.flapAnimation = animate([0, 1, 2]);
    this.fallAnimation = animate([2, 1, 0]);

    this.graphics.add('start', sheet.getSprite(1, 0));
    this.graphics.add('flap', this.flapAnimation);
    this.graphics.add('fall', this.fallAnimation);
    this.graphics.use('start');
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
    if (this.vel.y > 0) {
      this.graphics.use('fall');
    }
  }

  override onCollisionStart(_self: ex.Collider, other: ex.Collider): void {
    if (other.owner instanceof Ground || other.owner instanceof Pipe) {
      this.level.endRound();
    }
  }

  reset(): void {
    this.pos = config.birdStart;
    this.rotation = 0;
    this.graphics.use('start');
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
      this.flapAnimation.reset();
      this.fallAnimation.reset();
      this.graphics.use('flap');
    }
    this.isFlapping = isPressed;
  }
}
