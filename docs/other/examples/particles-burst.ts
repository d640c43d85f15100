import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const stars = new ex.ImageSource('/kit/items/star.png');
const bomb = new ex.ImageSource('/kit/items/bomb.png');

void game.start(new ex.Loader([stars, bomb])).then(() => {
  const star = stars.toSprite();
  star.scale = ex.vec(2, 2);
  const burst = new ex.ParticleEmitter({
    isEmitting: false, // nothing until emitParticles is called
    emitterType: ex.EmitterType.Circle,
    radius: 8,
    z: 1,
    particle: {
      graphic: star,
      life: 1800,
      minSpeed: 60,
      maxSpeed: 260,
      acc: ex.vec(0, 140),
      angularVelocity: 6,
      randomRotation: true,
      fade: true,
    },
  });
  game.add(burst);

  const target = new ex.Actor({ pos: ex.vec(300, 190), scale: ex.vec(4, 4) });
  target.graphics.use(bomb.toSprite());
  game.add(target);

  const explode = (pos: ex.Vector) => {
    burst.pos = pos;
    burst.emitParticles(40); // how many stars; try 400
    target.actions.clearActions();
    target.scale = ex.vec(5.5, 5.5);
    target.actions.scaleTo({ scale: ex.vec(4, 4), duration: 250 });
  };
  game.input.pointers.primary.on('down', ({ worldPos }) => explode(worldPos));
  const fuse = new ex.Timer({
    interval: 1800,
    repeats: true,
    action: () => explode(target.pos),
  });
  game.add(fuse);
  fuse.start();
  explode(target.pos);
});
