import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  pixelArt: true,
  suppressPlayButton: true,
});

// Health is one component; every kind of actor can have it.
class Health extends ex.Component {
  // These are added too, if the owner does not have them yet.
  override readonly dependencies = [ex.TransformComponent, ex.GraphicsComponent];
  current: number;
  constructor(readonly max: number) {
    super();
    this.current = max;
  }

  override onAdd(owner: ex.Entity) {
    owner.get(ex.GraphicsComponent).onPostDraw = (ctx) => {
      const part = ex.clamp(this.current / this.max, 0, 1);
      ctx.drawRectangle(ex.vec(-10, -17), 20, 3, ex.Color.fromHex('#041e2f'));
      ctx.drawRectangle(ex.vec(-10, -17), 20 * part, 3, ex.Color.fromHex('#9be7a5'));
    };
  }

  hurt(amount: number) {
    this.current -= amount;
    if (this.current <= 0) this.current = this.max; // here: start over
  }
}

const images = ['knight', 'slime', 'skeleton'].map(
  (name) => new ex.ImageSource(`/kit/characters/${name}.png`),
);
images.forEach((image, i) => {
  const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
  const sheet = ex.SpriteSheet.fromImageSource({ image, grid });
  const actor = new ex.Actor({ pos: ex.vec(130 + i * 170, 220), width: 20, height: 22 });
  actor.scale = ex.vec(5, 5);
  actor.graphics.use(ex.Animation.fromSpriteSheet(sheet, [0, 1, 2, 3], 180));
  // Change how much each one can take. Click one to hurt it.
  const health = new Health(20 + i * 30);
  actor.addComponent(health);
  actor.on('pointerdown', () => {
    health.hurt(10);
    actor.actions.blink(60, 60, 3);
  });
  game.add(actor);

  const [interval, action] = [700 + i * 200, () => health.hurt(4)];
  const timer = new ex.Timer({ interval, action, repeats: true });
  game.add(timer);
  timer.start();
});

game.start(new ex.Loader(images));
