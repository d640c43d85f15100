import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 260,
  backgroundColor: ex.Color.fromHex('#f4faff'),
});

const box = new ex.Actor({
  pos: ex.vec(300, 115),
  width: 90,
  height: 90,
  color: ex.Color.fromHex('#2185d0'),
  angularVelocity: 1.5, // radians a second
});
game.add(box);
game.add(
  new ex.Label({
    text: `The engine runs: version ${ex.EX_VERSION}`,
    pos: ex.vec(300, 210),
    color: ex.Color.fromHex('#0b2a3f'),
    font: new ex.Font({ size: 20, family: 'sans-serif', textAlign: ex.TextAlign.Center }),
  }),
);
game.start();
