import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const ships = new ex.ImageSource('/kit/space/ships.png');

void game.start(new ex.Loader([ships])).then(() => {
  const grid = { rows: 5, columns: 2, spriteWidth: 16, spriteHeight: 16 };
  const sheet = ex.SpriteSheet.fromImageSource({ image: ships, grid });
  // The same ship twice: only the transform of the particles differs.
  const kinds = [ex.ParticleTransform.Global, ex.ParticleTransform.Local];
  kinds.forEach((transform, row) => {
    const pos = ex.vec(90, 120 + row * 170);
    const ship = new ex.Actor({ pos, rotation: Math.PI / 2 });
    const picture = ex.Animation.fromSpriteSheet(sheet, [0, 1], 120);
    picture.scale = ex.vec(3, 3);
    ship.graphics.use(picture);
    ship.addChild(
      new ex.ParticleEmitter({
        pos: ex.vec(0, 24), // the ship points up, so its tail is below
        emitRate: 90, // try 300
        z: -1,
        particle: {
          transform,
          life: 900,
          minSpeed: 20,
          maxSpeed: 60,
          minAngle: Math.PI / 2 - 0.3,
          maxAngle: Math.PI / 2 + 0.3,
          startSize: 9,
          endSize: 1,
          beginColor: ex.Color.fromHex('#7bbaea'),
          endColor: ex.Color.fromHex('#2185d0'),
          fade: true,
        },
      }),
    );
    ship.actions.repeatForever((fly) =>
      fly
        .moveBy({ offset: ex.vec(420, 0), duration: 1600 })
        .moveBy({ offset: ex.vec(-420, 0), duration: 1600 }),
    );
    game.add(ship);
    game.add(
      new ex.Label({
        text: `ParticleTransform.${row === 0 ? 'Global' : 'Local'}`,
        pos: ex.vec(20, 40 + row * 170),
        color: ex.Color.fromHex('#ffb238'),
        font: new ex.Font({ family: 'sans-serif', size: 18, bold: true }),
      }),
    );
  });
});
