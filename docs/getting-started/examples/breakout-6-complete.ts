import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 800,
  height: 600,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const images = {
  paddle: new ex.ImageSource('/kit/breakout/paddle.png'),
  ball: new ex.ImageSource('/kit/breakout/ball.png'),
  bricks: new ex.ImageSource('/kit/breakout/bricks.png'),
};
const brickSheet = ex.SpriteSheet.fromImageSource({
  image: images.bricks,
  grid: { rows: 6, columns: 2, spriteWidth: 32, spriteHeight: 16 },
});

const COLUMNS = 5;
const ROWS = 3; // up to 6: the sheet has six colours
const PADDING = 20;
const BRICK_WIDTH = (800 - PADDING * (COLUMNS + 1)) / COLUMNS;
const BRICK_HEIGHT = 30;
const SPEED = 380;

class Paddle extends ex.Actor {
  private goal = 400;

  constructor() {
    super({ pos: ex.vec(400, 560), width: 200, height: 20 });
    this.body.collisionType = ex.CollisionType.Fixed;
    const sprite = images.paddle.toSprite();
    sprite.destSize = { width: 200, height: 50 };
    this.graphics.use(sprite);
  }

  override onInitialize(engine: ex.Engine) {
    engine.input.pointers.primary.on('move', ({ worldPos }) => {
      this.goal = ex.clamp(worldPos.x, 100, 700);
    });
  }

  // Follow smoothly: cover most of the way in a tenth of a second.
  override onPreUpdate(_engine: ex.Engine, elapsed: number) {
    this.pos.x += (this.goal - this.pos.x) * Math.min(1, elapsed / 60);
  }
}

class Ball extends ex.Actor {
  private bouncing = false;

  constructor() {
    super({ pos: ex.vec(400, 300), radius: 10, z: 1 });
    const sprite = images.ball.toSprite();
    sprite.destSize = { width: 20, height: 20 };
    this.graphics.use(sprite);
  }

  serve() {
    this.pos = ex.vec(400, 300);
    this.vel = ex.vec(0.5, 0.8).normalize().scale(SPEED);
  }

  override onPostUpdate() {
    if (this.pos.x < 10) this.vel.x = Math.abs(this.vel.x);
    if (this.pos.x > 790) this.vel.x = -Math.abs(this.vel.x);
    if (this.pos.y < 10) this.vel.y = Math.abs(this.vel.y);
  }

  override onCollisionStart(
    _self: ex.Collider,
    other: ex.Collider,
    _side: ex.Side,
    contact: ex.CollisionContact,
  ) {
    if (other.owner instanceof Paddle) {
      // The further from the middle, the flatter the way back.
      const share = ex.clamp((this.pos.x - other.owner.pos.x) / 100, -0.9, 0.9);
      this.vel = ex.vec(share, -1).normalize().scale(SPEED);
    } else if (!this.bouncing) {
      this.bouncing = true;
      if (Math.abs(contact.mtv.x) > Math.abs(contact.mtv.y)) this.vel.x *= -1;
      else this.vel.y *= -1;
    }
  }

  override onCollisionEnd() {
    this.bouncing = false;
  }
}

class Brick extends ex.Actor {
  constructor(row: number, column: number) {
    super({
      pos: ex.vec(
        PADDING + BRICK_WIDTH / 2 + column * (BRICK_WIDTH + PADDING),
        80 + row * (BRICK_HEIGHT + PADDING),
      ),
      width: BRICK_WIDTH,
      height: BRICK_HEIGHT,
      collisionType: ex.CollisionType.Active,
    });
    const sprite = brickSheet.getSprite(0, row).clone();
    sprite.destSize = { width: BRICK_WIDTH, height: BRICK_HEIGHT };
    this.graphics.use(sprite);
  }

  override onCollisionStart() {
    this.kill();
  }
}

class Breakout extends ex.Scene {
  private ball = new Ball();
  private bricks: Brick[] = [];
  private lives = 3;
  private playing = false;
  private text = new ex.Label({
    pos: ex.vec(400, 24),
    color: ex.Color.White,
    font: new ex.Font({ size: 24, family: 'sans-serif', textAlign: ex.TextAlign.Center }),
  });

  override onInitialize() {
    this.add(new Paddle());
    this.add(this.ball);
    this.add(this.text);
    this.buildWall();
    this.ball.on('exitviewport', () => this.lose());
    this.input.pointers.primary.on('down', () => this.begin());
    this.say('Click to serve');
    this.ball.actions.repeatForever((wait) => {
      wait.moveBy({ offset: ex.vec(0, -24), duration: 400 });
      wait.moveBy({ offset: ex.vec(0, 24), duration: 400 });
    });
  }

  override onPostUpdate() {
    if (!this.playing || this.bricks.some((brick) => !brick.isKilled())) return;
    this.end('You did it! Click to play again');
  }

  private begin() {
    if (this.playing) return;
    if (this.lives === 0 || this.bricks.every((brick) => brick.isKilled())) this.reset();
    this.playing = true;
    this.ball.actions.clearActions();
    this.ball.serve();
    this.say(`Lives: ${this.lives}`);
  }

  private lose() {
    if (!this.playing) return;
    this.lives--;
    this.end(
      this.lives > 0
        ? `Lives: ${this.lives}. Click to serve`
        : 'Game over. Click to restart',
    );
  }

  private end(message: string) {
    this.playing = false;
    this.ball.vel = ex.Vector.Zero;
    this.ball.pos = ex.vec(400, 300);
    this.say(message);
  }

  private reset() {
    this.lives = 3;
    for (const brick of this.bricks) if (!brick.isKilled()) brick.kill();
    this.buildWall();
  }

  private buildWall() {
    this.bricks = [];
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++)
        this.bricks.push(new Brick(row, column));
    }
    for (const brick of this.bricks) this.add(brick);
  }

  private say(message: string) {
    this.text.text = message;
  }
}

game.addScene('breakout', new Breakout());
void game
  .start(new ex.Loader(Object.values(images)))
  .then(() => game.goToScene('breakout'));
