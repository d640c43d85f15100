import * as ex from 'excalibur';
import { config } from './config';

export type PipeKind = 'top' | 'bottom';

export class Pipe extends ex.Actor {
  constructor(pos: ex.Vector, kind: PipeKind) {
    super({
      pos,
      // A bottom pipe hangs down from its position, a top pipe stands on it.
      anchor: kind === 'bottom' ? ex.vec(0, 0) : ex.vec(0, 1),
      width: 32,
      height: 1000,
      color: ex.Color.Green,
      vel: ex.vec(-config.pipeSpeed, 0),
      z: -1,
    });
  }

  override onInitialize(): void {
    this.on('exitviewport', () => this.kill());
  }
}
