import * as ex from 'excalibur';

const slimeImage = new ex.ImageSource('/kit/characters/slime-blue.png');
const coinImage = new ex.ImageSource('/kit/items/coin.png');
const sheet = (image: ex.ImageSource, rows: number, size: number) =>
  ex.SpriteSheet.fromImageSource({
    image,
    grid: { rows, columns: 6, spriteWidth: size, spriteHeight: size },
  });

const game = new ex.Engine({
  width: 600,
  height: 260,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#f4faff'),
  physics: { solver: ex.SolverStrategy.Arcade }, // 0.28: ex.Physics.useArcadePhysics()
});

class Slime extends ex.Actor {
  constructor() {
    super({
      name: 'slime',
      pos: ex.vec(80, 180),
      width: 18,
      height: 14,
      scale: ex.vec(4, 4),
    });
  }

  override onInitialize() {
    // 0.28: this.graphics.show(animation)
    const frames = [6, 7, 8, 9, 10, 11];
    this.graphics.use(ex.Animation.fromSpriteSheet(sheet(slimeImage, 4, 24), frames, 90));
    // 0.28: easeBy(440, 0, 1600, ex.EasingFunctions.EaseInOutCubic)
    const easing = ex.easeInOutCubic; // try ex.easeOutBounce
    this.actions.repeatForever((repeat) => {
      repeat.moveBy({ offset: ex.vec(440, 0), duration: 1600, easing });
      repeat.moveBy({ offset: ex.vec(-440, 0), duration: 1600, easing });
    });
  }

  override onCollisionStart(_self: ex.Collider, other: ex.Collider) {
    // 0.28: `other` was the actor; since 0.30 it is a collider that has an owner
    const coin = other.owner;
    if (!(coin instanceof ex.Actor) || coin.actions.getQueue().hasNext()) return;
    coin.actions.moveBy({ offset: ex.vec(0, -90), duration: 200 });
    coin.actions.moveBy({ offset: ex.vec(0, 90), duration: 300 });
  }
}

for (let i = 0; i < 4; i++) {
  const coin = new ex.Actor({ pos: ex.vec(160 + i * 95, 180), width: 16, height: 16 });
  coin.scale = ex.vec(2, 2);
  const frames = [0, 1, 2, 3, 4, 5];
  coin.graphics.use(ex.Animation.fromSpriteSheet(sheet(coinImage, 1, 16), frames, 100));
  game.add(coin);
}
game.add(new Slime());
void game.start(new ex.Loader([slimeImage, coinImage]));
