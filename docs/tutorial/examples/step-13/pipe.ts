import * as ex from 'excalibur';
import { config } from './config';
import { resources } from './resources';

export type PipeKind = 'top' | 'bottom';

const PIPE_HEIGHT = 1000;

export class Pipe extends ex.Actor {
  constructor(pos: ex.Vector, kind: PipeKind) {
    super({
      pos,
      // A bottom pipe hangs down from its position, a top pipe stands on it.
      anchor: kind === 'bottom' ? ex.vec(0, 0) : ex.vec(0, 1),
      width: 32,
      height: PIPE_HEIGHT,
      vel: ex.vec(-config.pipeSpeed, 0),
      z: -1,
    });

    const sprite = resources.pipe.toSprite();
    sprite.sourceView.height = PIPE_HEIGHT;
    sprite.destSize.height = PIPE_HEIGHT;
    sprite.flipVertical = kind === 'top';
    this.graphics.use(sprite);
  }

  override onInitialize(): void {
    this.on('exitviewport', () => this.kill());
  }
}
