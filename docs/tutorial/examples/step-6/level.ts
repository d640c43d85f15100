import * as ex from 'excalibur';
import { Bird } from './bird';
import { Ground } from './ground';
import { Pipe } from './pipe';

export class Level extends ex.Scene {
  private readonly bird = new Bird();

  override onInitialize(engine: ex.Engine): void {
    const { drawWidth, drawHeight } = engine.screen;

    this.add(this.bird);
    this.add(new Ground(ex.vec(0, drawHeight - 64)));
    this.add(new Pipe(ex.vec(drawWidth, 150), 'top'));
    this.add(new Pipe(ex.vec(drawWidth, 300), 'bottom'));
  }
}
