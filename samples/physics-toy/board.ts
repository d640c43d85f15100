import * as ex from 'excalibur';
import { Banner } from '../shared/banner';
import { createBestScore } from '../shared/bestScore';
import { onConfirm } from '../shared/confirm';
import { PixelText } from '../shared/pixelText';
import { Ball, Bowl, createFrame, Peg } from './parts';
import { resources } from './resources';
import * as rules from './rules';

const AIM_Y = 54;
const AIM_SPEED = 130;
const MARGIN = 16;
const END_PAUSE_MS = 700;
/** No two balls fall the same way, and yet the same game can be played again. */
const SEED = 11;

export class Board extends ex.Scene {
  game: rules.Game = { ...rules.startGame(), phase: 'title' };

  private readonly random = new ex.Random(SEED);
  private readonly best = createBestScore('physics-toy.best');
  private readonly score = new PixelText({ pos: ex.vec(12, 14), align: 'left' });
  private readonly info = new PixelText({ pos: ex.vec(12, 30), align: 'left' });
  private readonly banner = new Banner({ width: rules.WIDTH, y: 150 });
  private readonly aim = new ex.Actor({
    pos: ex.vec(rules.WIDTH / 2, AIM_Y),
    rotation: Math.PI / 2,
    z: 7,
  });
  private canStart = true;

  override onInitialize(): void {
    this.addBackdrop();
    const pegs = rules.createPegs().map((place, index) => new Peg(place, index));
    const bowls = rules.BOWLS.map((_, index) => new Bowl(index));
    const parts = [
      ...createFrame(),
      ...pegs,
      ...bowls,
      this.aim,
      this.score,
      this.info,
      this.banner,
    ];
    for (const part of parts) this.add(part);
    this.aim.graphics.use(resources.arrow.toSprite());
    this.banner.show('PEG DROP', 'Press Space or tap to start');
    this.input.pointers.on('move', ({ worldPos }) => this.aimAt(worldPos.x));
    this.input.pointers.on('down', ({ worldPos }) => this.aimAt(worldPos.x));
    onConfirm(this, () => this.confirm());
    this.showTexts();
  }

  override onPreUpdate({ input: { keyboard } }: ex.Engine, elapsedMs: number): void {
    const isHeld = (...keys: ex.Keys[]) =>
      Number(keys.some((key) => keyboard.isHeld(key)));
    const direction = isHeld(ex.Keys.Right, ex.Keys.D) - isHeld(ex.Keys.Left, ex.Keys.A);
    if (direction)
      this.aimAt(this.aim.pos.x + (direction * AIM_SPEED * elapsedMs) / 1000);
  }

  private aimAt(x: number): void {
    this.aim.pos = ex.vec(ex.clamp(x, MARGIN, rules.WIDTH - MARGIN), AIM_Y);
  }

  private confirm(): void {
    if (this.game.phase === 'playing') return this.drop();
    if (!this.canStart) return;
    this.banner.hide();
    this.change(rules.startGame());
  }

  private drop(): void {
    const after = rules.dropBall(this.game);
    if (after === this.game) return;
    // A ball that falls exactly onto the tip of a gem would balance there.
    const ball = new Ball(this.aim.pos.add(ex.vec(this.random.floating(-1.5, 1.5), 8)));
    ball.on('collisionstart', ({ other }) => this.ballMet(ball, other.owner));
    this.add(ball);
    void resources.dropSound.play(0.4);
    this.change(after);
  }

  private ballMet(ball: Ball, other: ex.Entity): void {
    if (other instanceof Peg) {
      other.glow();
      void resources.bounceSound.play(0.3);
      this.change(rules.bounce(this.game));
    } else if (other instanceof Bowl && !ball.isKilled()) {
      other.cheer();
      ball.kill();
      void resources.bowlSound.play(0.5);
      this.change(rules.land(this.game, other.index));
    }
  }

  private change(game: rules.Game): void {
    this.game = game;
    if (game.phase === 'over') this.end();
    this.showTexts();
  }

  private end(): void {
    const { score } = this.game;
    const isBest = this.best.submit(score);
    if (isBest) void resources.bestSound.play(0.5);
    this.banner.show(isBest ? 'NEW BEST' : 'FINISHED', `Score ${score} - Space or tap`);
    this.canStart = false;
    this.engine.clock.schedule(() => (this.canStart = true), END_PAUSE_MS);
  }

  private showTexts(): void {
    this.score.text = `Score ${this.game.score}  Best ${this.best.value}`;
    this.info.text = `Balls ${this.game.ballsLeft}`;
  }

  private addBackdrop(): void {
    const sky = new ex.Actor({ anchor: ex.vec(0, 0), z: -10 });
    const sprite = resources.sky.toSprite();
    sprite.destSize = { width: 320, height: rules.HEIGHT };
    sky.graphics.use(sprite);
    this.add(sky);
  }
}
