import * as ex from 'excalibur';
import { config } from './config';
import type { Level } from './level';
import { Pipe } from './pipe';
import { ScoreTrigger } from './score-trigger';

const GROUND_HEIGHT = 64;
const MARGIN = 24;

export class PipeFactory {
  private readonly level: Level;
  private readonly random: ex.Random;
  private readonly timer: ex.Timer;

  constructor(level: Level, random: ex.Random) {
    this.level = level;
    this.random = random;
    this.timer = new ex.Timer({
      interval: config.pipeIntervalMs,
      repeats: true,
      action: () => this.spawn(),
    });
    level.add(this.timer);
  }

  start(): void {
    this.spawn();
    this.timer.start();
  }

  stop(): void {
    this.timer.stop();
    for (const part of this.movingParts()) {
      part.vel = ex.vec(0, 0);
    }
  }

  reset(): void {
    for (const part of this.movingParts()) {
      part.kill();
    }
  }

  private spawn(): void {
    const { width, height } = this.level.engine.screen.resolution;
    const lowest = height - GROUND_HEIGHT - config.pipeGap - MARGIN;
    const gapTop = this.random.floating(MARGIN, lowest);

    this.level.add(new Pipe(ex.vec(width, gapTop), 'top'));
    this.level.add(new Pipe(ex.vec(width, gapTop + config.pipeGap), 'bottom'));
    this.level.add(new ScoreTrigger(ex.vec(width, gapTop), this.level));
  }

  private movingParts(): ex.Actor[] {
    return this.level.actors.filter(
      (actor) => actor instanceof Pipe || actor instanceof ScoreTrigger,
    );
  }
}
