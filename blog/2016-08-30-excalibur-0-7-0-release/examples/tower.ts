import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 640,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  physics: { solver: ex.SolverStrategy.Realistic, gravity: ex.vec(0, 600) },
});

const ground = new ex.Actor({
  pos: ex.vec(320, 385),
  width: 640,
  height: 30,
  color: ex.Color.fromHex('#155d96'),
  collisionType: ex.CollisionType.Fixed,
});
game.add(ground);

// Change how many blocks the tower has, or how heavy a block is.
const ROWS = 6;
const COLORS = ['#ffb238', '#ff6b4a', '#7bbaea'];
for (let row = 0; row < ROWS; row += 1) {
  for (let column = 0; column < 3; column += 1) {
    const block = new ex.Actor({
      pos: ex.vec(430 + column * 42, 350 - row * 40),
      width: 40,
      height: 38,
      color: ex.Color.fromHex(COLORS[(row + column) % COLORS.length] ?? '#ffb238'),
      collisionType: ex.CollisionType.Active,
    });
    block.body.mass = 4;
    game.add(block);
  }
}

/** Throws a ball from the left towards a point. */
function throwAt(target: ex.Vector): void {
  const ball = new ex.Actor({
    pos: ex.vec(30, 300),
    radius: 16,
    color: ex.Color.fromHex('#f4faff'),
    collisionType: ex.CollisionType.Active,
    vel: target.sub(ex.vec(30, 300)).normalize().scale(700),
  });
  ball.body.mass = 20;
  ball.on('exitviewport', () => ball.kill());
  game.add(ball);
}

game.input.pointers.primary.on('down', (event) => throwAt(event.worldPos));
game.start().then(() => throwAt(ex.vec(440, 160)));
