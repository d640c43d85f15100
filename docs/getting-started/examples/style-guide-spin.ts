import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 240,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});

// Every example names something to change. Here: the speed of the turn.
const box = new ex.Actor({
  pos: ex.vec(300, 120),
  width: 100,
  height: 100,
  color: ex.Color.fromHex('#ff6b4a'),
  angularVelocity: 2,
});

game.add(box);
game.start();
