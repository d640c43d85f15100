import * as ex from 'excalibur';
import { config } from './config';
import { resources } from './resources';

export class Ground extends ex.Actor {
  private readonly sprite = resources.ground.toSprite();
  moving = false;

  constructor(pos: ex.Vector) {
    super({
      pos,
      anchor: ex.vec(0, 0),
      width: 400,
      height: 64,
      z: 1,
    });
  }

  override onInitialize(engine: ex.Engine): void {
    this.sprite.sourceView.width = engine.screen.drawWidth;
    this.sprite.sourceView.height = this.height;
    this.sprite.destSize.width = engine.screen.drawWidth;
    this.sprite.destSize.height = this.height;
    this.graphics.use(this.sprite);
  }

  override onPostUpdate(_engine: ex.Engine, elapsedMs: number): void {
    if (this.moving) {
      const scrolled = this.sprite.sourceView.x + (config.pipeSpeed * elapsedMs) / 1000;
      this.sprite.sourceView.x = scrolled % resources.ground.width;
    }
  }

  start(): void {
    this.moving = true;
  }

  stop(): void {
    this.moving = false;
  }
}
