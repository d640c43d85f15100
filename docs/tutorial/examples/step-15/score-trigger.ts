import * as ex from 'excalibur';
import { Bird } from './bird';
import { config } from './config';
import type { Level } from './level';

export class ScoreTrigger extends ex.Actor {
  private readonly level: Level;

  constructor(pos: ex.Vector, level: Level) {
    super({
      pos,
      anchor: ex.vec(0, 0),
      width: 32,
      height: config.pipeGap,
      vel: ex.vec(-config.pipeSpeed, 0),
    });
    this.level = level;
  }

  override onInitialize(): void {
    this.on('exitviewport', () => this.kill());
  }

  override onCollisionStart(_self: ex.Collider, other: ex.Collider): void {
    if (other.owner instanceof Bird) {
      this.level.scorePoint();
    }
  }
}
