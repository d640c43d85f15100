import * as ex from 'excalibur';

const game = new ex.Engine({ width: 800, height: 600 });

const paddle = new ex.Actor({
  name: 'paddle',
  pos: ex.vec(400, 600 - 40),
  width: 200, // a narrow paddle makes a hard game
  height: 20,
  color: ex.Color.Chartreuse,
  collisionType: ex.CollisionType.Fixed,
});
game.add(paddle);

game.input.pointers.primary.on('move', (event) => {
  paddle.pos.x = event.worldPos.x;
});

game.start();
