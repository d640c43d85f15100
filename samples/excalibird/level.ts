import * as ex from 'excalibur';
import { createBackdrop } from './backdrop';
import { loadBestScore, saveBestScore } from './best-score';
import { Bird } from './bird';
import { Ground } from './ground';
import { PipeFactory } from './pipe-factory';
import { resources } from './resources';

const PAUSE_AFTER_ROUND_MS = 600;

export class Level extends ex.Scene {
  private readonly random = new ex.Random();
  private readonly pipes = new PipeFactory(this, this.random);
  private readonly bird = new Bird(this);
  private ground!: Ground;

  private phase: 'ready' | 'playing' | 'over' = 'ready';
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

  private readonly prompt = new ex.Label({
    text: 'Tap to Start',
    pos: ex.vec(200, 200),
    z: 2,
    color: ex.Color.White,
    font: new ex.Font({ size: 30, bold: true, textAlign: ex.TextAlign.Center }),
  });

  override onInitialize(engine: ex.Engine): void {
    this.ground = new Ground(ex.vec(0, engine.screen.drawHeight - 64));
    createBackdrop().forEach((layer) => this.add(layer));
    this.add(this.bird);
    this.add(this.ground);
    this.add(this.scoreLabel);
    this.add(this.bestLabel);
    this.add(this.prompt);
    this.listenForStart();
  }

  scorePoint(): void {
    this.showScore(this.score + 1);
    resources.scoreSound.play();
  }

  endRound(): void {
    if (this.phase !== 'playing') {
      return;
    }
    this.phase = 'over';
    this.pipes.stop();
    this.bird.stop();
    this.ground.stop();
    resources.failSound.play();
    // A short pause, so that one flap too many does not start the next round.
    this.engine.clock.schedule(() => this.showPrompt(), PAUSE_AFTER_ROUND_MS);
  }

  private listenForStart(): void {
    this.input.pointers.on('down', () => this.startRound());
    this.input.keyboard.on('press', ({ key }) => {
      if (key === ex.Keys.Space) {
        this.startRound();
      }
    });
  }

  private startRound(): void {
    if (this.phase !== 'ready') {
      return;
    }
    this.phase = 'playing';
    this.startMusic();
    this.prompt.graphics.isVisible = false;
    this.bird.reset();
    this.pipes.reset();
    this.showScore(0);

    this.bird.start();
    this.pipes.start();
    this.ground.start();
  }

  private startMusic(): void {
    const { music } = resources;
    if (!music.isPlaying()) {
      music.loop = true;
      music.play(0.4);
    }
  }

  private showPrompt(): void {
    this.phase = 'ready';
    this.prompt.graphics.isVisible = true;
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
