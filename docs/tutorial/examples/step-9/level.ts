import * as ex from 'excalibur';
import { loadBestScore, saveBestScore } from './best-score';
import { Bird } from './bird';
import { Ground } from './ground';
import { PipeFactory } from './pipe-factory';

export class Level extends ex.Scene {
  private readonly random = new ex.Random();
  private readonly pipes = new PipeFactory(this, this.random);
  private readonly bird = new Bird();

  private score = 0;
  private best = loadBestScore();

  private readonly scoreLabel = new ex.Label({
    text: 'Score: 0',
    pos: ex.vec(12, 30),
    z: 2,
    color: ex.Color.White,
    font: new ex.Font({ size: 20, bold: true }),
  });

  private readonly bestLabel = new ex.Label({
    text: `Best: ${this.best}`,
    pos: ex.vec(388, 30),
    z: 2,
    color: ex.Color.White,
    font: new ex.Font({ size: 20, bold: true, textAlign: ex.TextAlign.End }),
  });

  override onInitialize(engine: ex.Engine): void {
    this.add(this.bird);
    this.add(new Ground(ex.vec(0, engine.screen.drawHeight - 64)));
    this.add(this.scoreLabel);
    this.add(this.bestLabel);
    this.pipes.start();
  }

  scorePoint(): void {
    this.showScore(this.score + 1);
  }

  private showScore(score: number): void {
    this.score = score;
    this.scoreLabel.text = `Score: ${score}`;
    if (score > this.best) {
      this.best = score;
      this.bestLabel.text = `Best: ${score}`;
      saveBestScore(score);
    }
  }
}
