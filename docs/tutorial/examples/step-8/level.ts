import * as ex from 'excalibur';
import { Bird } from './bird';
import { Ground } from './ground';
import { PipeFactory } from './pipe-factory';

export class Level extends ex.Scene {
  private readonly random = new ex.Random();
  private readonly pipes = new PipeFactory(this, this.random);
  private readonly bird = new Bird();

  override onInitialize(engine: ex.Engine): void {
    this.add(this.bird);
    this.add(new Ground(ex.vec(0, engine.screen.drawHeight - 64)));
    this.pipes.start();
  }
}
