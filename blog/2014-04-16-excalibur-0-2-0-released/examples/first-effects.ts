import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 640,
  height: 360,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const coins = new ex.ImageSource('/kit/items/coin.png');
const ground = new ex.Actor({
  pos: ex.vec(320, 340),
  width: 640,
  height: 40,
  color: ex.Color.fromHex('#155d96'),
});
game.add(ground);

// A particle emitter that glows, and bursts when it is asked. Change the speed, the life or the colours.
const sparks = new ex.ParticleEmitter({
  pos: ex.vec(320, 240),
  emitRate: 25,
  isEmitting: true,
  particle: {
    life: 900,
    minSpeed: 60,
    maxSpeed: 200,
    minAngle: 0,
    maxAngle: Math.PI * 2,
    acc: ex.vec(0, 160),
    startSize: 8,
    endSize: 1,
    beginColor: ex.Color.fromHex('#ffb238'),
    endColor: ex.Color.fromHex('#ff6b4a'),
    fade: true,
  },
});
game.add(sparks);

// A trigger: a zone that acts when something enters it. It is not drawn, so a ring shows where it is.
const ring = new ex.Actor({ pos: ex.vec(320, 240), z: -1 });
ring.graphics.use(
  new ex.Circle({
    radius: 46,
    color: ex.Color.fromHex('#155d96'),
    strokeColor: ex.Color.fromHex('#7bbaea'),
    lineWidth: 3,
  }),
);
game.add(ring);
const zone = new ex.Trigger({
  pos: ex.vec(320, 240),
  width: 60,
  height: 60,
  filter: (entity) => entity.name === 'coin',
  action: (entity) => {
    entity.kill();
    sparks.emitParticles(40);
  },
});
game.add(zone);

// A timer: one more coin every 700 milliseconds.
void game.start(new ex.Loader([coins])).then(() => {
  const grid = { rows: 1, columns: 6, spriteWidth: 16, spriteHeight: 16 };
  const sheet = ex.SpriteSheet.fromImageSource({ image: coins, grid });
  const throwCoin = () => {
    const side = Math.random() < 0.5 ? 0 : 640;
    const coin = new ex.Actor({ name: 'coin', pos: ex.vec(side, 240), radius: 16 });
    coin.scale = ex.vec(2, 2);
    coin.vel = ex.vec(side ? -320 : 320, 0);
    coin.graphics.use(ex.Animation.fromSpriteSheet(sheet, ex.range(0, 5), 90));
    game.add(coin);
  };
  const timer = new ex.Timer({ action: throwCoin, interval: 700, repeats: true });
  game.add(timer);
  timer.start();
  throwCoin();
  sparks.emitParticles(40);
});
