import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 340,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

const ball = new ex.Actor({
  pos: ex.vec(120, 90),
  radius: 30,
  color: ex.Color.fromHex('#ffb238'),
  vel: ex.vec(190, 0),
  acc: ex.vec(0, 700), // gravity: try 200, or a negative number
});
ball.on('postupdate', () => {
  if (ball.pos.y > 250) ball.vel.y = -Math.abs(ball.vel.y);
  if (ball.pos.x > 570) ball.vel.x = -190;
  if (ball.pos.x < 30) ball.vel.x = 190;
});

game.add(ball);
game.add(
  new ex.Actor({
    pos: ex.vec(300, 290),
    width: 600,
    height: 18,
    color: ex.Color.fromHex('#2185d0'),
  }),
);
game.add(
  new ex.Label({
    text: `Excalibur ${ex.EX_VERSION}`,
    pos: ex.vec(20, 308),
    color: ex.Color.fromHex('#7bbaea'),
    font: new ex.Font({ size: 18, family: 'sans-serif' }),
  }),
);
game.start();
