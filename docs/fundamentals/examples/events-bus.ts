import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 360,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

interface BounceEvents {
  bounce: { speed: number };
}
const all = new ex.EventEmitter<BounceEvents>();

['#ffb238', '#7bbaea', '#ff6b4a'].forEach((color, index) => {
  const own = new ex.EventEmitter<BounceEvents>();
  own.pipe(all); // everything this ball says is repeated by `all`

  const ball = new ex.Actor({
    pos: ex.vec(150 + index * 150, 140),
    radius: 26,
    color: ex.Color.fromHex(color),
    acc: ex.vec(0, 500 + index * 250),
  });
  ball.on('postupdate', () => {
    if (ball.pos.y > 300 && ball.vel.y > 0) {
      own.emit('bounce', { speed: Math.round(ball.vel.y) });
      ball.vel.y = -ball.vel.y;
    }
  });
  game.add(ball);
});

const text = new ex.Label({
  text: 'No bounce yet',
  pos: ex.vec(20, 24),
  color: ex.Color.fromHex('#f4faff'),
  font: new ex.Font({ size: 20, family: 'sans-serif' }),
});
game.add(text);

let count = 0;
all.on('bounce', ({ speed }) => {
  count++;
  text.text = `${count} bounces, the last at ${speed} px/s`;
});
// Replace `on` with `once`: only the first bounce is counted.

game.start();
