import * as ex from 'excalibur';
import { Banner } from '../shared/banner';
import { createBestScore } from '../shared/bestScore';
import { onConfirm } from '../shared/confirm';
import { Ball } from './ball';
import { BrickActor } from './brick';
import {
  BALL_RADIUS,
  BALL_SPEED,
  HEIGHT,
  HUD_HEIGHT,
  PADDLE_Y,
  SPEED_PER_LEVEL,
  WALL,
  WIDTH,
} from './config';
import { Hud } from './hud';
import { Paddle } from './paddle';
import { resources } from './resources';
import * as rules from './rules';

/** Connects the rules to what is seen and heard: it holds the match and shows what changes in it. */
export class Level extends ex.Scene {
  match: rules.Match = { ...rules.startMatch(), phase: 'title' };

  private readonly best = createBestScore('breakout.best');
  private readonly paddle = new Paddle();
  private readonly ball = new Ball(this);
  private readonly hud = new Hud();
  private readonly banner = new Banner({ width: WIDTH, y: 152 });
  private bricks: BrickActor[] = [];

  override onInitialize(): void {
    this.addBackdrop();
    this.addWalls();
    for (const actor of [this.paddle, this.ball, this.hud, this.banner]) this.add(actor);
    this.buildWall();
    this.banner.show('BREAKOUT', 'Press Space or tap to start');
    onConfirm(this, () => this.confirm());
    this.hud.show(this.match, this.best.value);
  }

  override onPreUpdate(): void {
    // Until it is served, the ball lies on the paddle.
    if (this.match.phase !== 'playing') {
      this.ball.pos = ex.vec(this.paddle.pos.x, PADDLE_Y - 6 - BALL_RADIUS);
    }
  }

  brickHit(brick: BrickActor): void {
    const { level } = this.match;
    this.change(rules.hitBrick(this.match, brick.hit()));
    void resources.breakSound.play(0.6);
    if (this.match.phase === 'won') this.end('YOU WIN!');
    else if (this.match.level > level) this.nextWall();
  }

  ballLost(): void {
    if (this.match.phase !== 'playing') return;
    this.ball.vel = ex.vec(0, 0);
    this.change(rules.loseBall(this.match));
    this.camera.shake(4, 4, 250);
    if (this.match.lives === 0) this.end('GAME OVER');
    else void resources.loseSound.play(0.6);
  }

  private confirm(): void {
    if (this.match.phase === 'serving') {
      this.change(rules.serve(this.match));
      this.ball.speed = BALL_SPEED + this.match.level * SPEED_PER_LEVEL;
      // Never straight up: the first hit would come straight back.
      this.ball.launch(this.paddle.pos.x < WIDTH / 2 ? 0.4 : -0.4);
      this.banner.hide();
    } else if (this.match.phase !== 'playing') {
      this.change(rules.startMatch());
      this.buildWall();
      this.banner.show('READY?', 'Press Space or tap to serve');
    }
  }

  private nextWall(): void {
    this.ball.vel = ex.vec(0, 0);
    this.buildWall();
    this.banner.show(`WALL ${this.match.level + 1}`, 'Press Space or tap to serve');
    void resources.levelSound.play(0.6);
  }

  private end(title: string): void {
    this.ball.vel = ex.vec(0, 0);
    const isBest = this.best.submit(this.match.score);
    this.hud.show(this.match, this.best.value);
    const line = isBest ? `New best: ${this.match.score}!` : `Score ${this.match.score}`;
    this.banner.show(title, `${line} - Space or tap`);
    void (this.match.phase === 'won' ? resources.levelSound : resources.failSound).play(
      0.6,
    );
  }

  private change(match: rules.Match): void {
    this.match = match;
    this.hud.show(match, this.best.value);
  }

  private buildWall(): void {
    for (const brick of this.bricks) brick.kill();
    this.bricks = rules
      .parseWall(rules.WALLS[this.match.level]!)
      .map((brick) => new BrickActor(brick));
    for (const brick of this.bricks) this.add(brick);
  }

  private addBackdrop(): void {
    const sky = new ex.Actor({ anchor: ex.vec(0, 0), z: -10 });
    const sprite = resources.sky.toSprite();
    sprite.destSize = { width: WIDTH, height: HEIGHT };
    sky.graphics.use(sprite);
    const houses = new ex.Actor({ pos: ex.vec(0, HEIGHT), anchor: ex.vec(0, 1), z: -9 });
    houses.graphics.use(resources.houses.toSprite());
    for (const layer of [sky, houses]) this.add(layer);
  }

  private addWalls(): void {
    const color = ex.Color.fromHex('#0b3a59');
    const wall = (x: number, y: number, width: number, height: number) =>
      this.add(
        new ex.Actor({
          x,
          y,
          width,
          height,
          color,
          collisionType: ex.CollisionType.Fixed,
        }),
      );
    wall(WALL / 2, HEIGHT / 2, WALL, HEIGHT);
    wall(WIDTH - WALL / 2, HEIGHT / 2, WALL, HEIGHT);
    wall(WIDTH / 2, HUD_HEIGHT + WALL / 2, WIDTH, WALL);
  }
}
