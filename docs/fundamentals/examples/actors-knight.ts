import * as ex from 'excalibur';

const image = new ex.ImageSource('/kit/characters/knight.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});

class Knight extends ex.Actor {
  speed = 180; // pixels a second: make the knight faster

  constructor(pos: ex.Vector) {
    super({ name: 'knight', pos, scale: ex.vec(4, 4), width: 14, height: 20 });
  }

  // Once, before the first update: the place for graphics and children.
  override onInitialize() {
    this.graphics.add('idle', ex.Animation.fromSpriteSheet(sheet, [0, 1, 2, 3], 180));
    this.graphics.add(
      'run',
      ex.Animation.fromSpriteSheet(sheet, [6, 7, 8, 9, 10, 11], 90),
    );
    this.graphics.use('idle');
  }

  // Every frame, before the actor's own update.
  override onPreUpdate(engine: ex.Engine) {
    const keys = engine.input.keyboard;
    const right = Number(keys.isHeld(ex.Keys.Right)) - Number(keys.isHeld(ex.Keys.Left));
    const down = Number(keys.isHeld(ex.Keys.Down)) - Number(keys.isHeld(ex.Keys.Up));
    this.vel = ex.vec(right, down).normalize().scale(this.speed);

    this.graphics.use(this.vel.magnitude > 0 ? 'run' : 'idle');
    if (right !== 0) this.graphics.flipHorizontal = right < 0;
  }
}

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
game.add(new Knight(ex.vec(300, 200)));
game.add(
  new ex.Label({
    text: 'Click the game, then use the arrow keys',
    pos: ex.vec(20, 30),
    color: ex.Color.fromHex('#041e2f'),
    font: new ex.Font({ size: 18, family: 'sans-serif' }),
  }),
);
game.start(new ex.Loader([image]));
