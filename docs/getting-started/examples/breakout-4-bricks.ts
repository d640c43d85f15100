import * as ex from 'excalibur';

const game = new ex.Engine({ width: 800, height: 600 });

const paddle = new ex.Actor({
  name: 'paddle',
  pos: ex.vec(400, 600 - 40),
  width: 200,
  height: 20,
  color: ex.Color.Chartreuse,
  collisionType: ex.CollisionType.Fixed,
});
game.add(paddle);

game.input.pointers.primary.on('move', (event) => {
  paddle.pos.x = event.worldPos.x;
});

const ball = new ex.Actor({
  name: 'ball',
  pos: ex.vec(100, 300),
  radius: 10,
  color: ex.Color.Red,
  collisionType: ex.CollisionType.Passive,
});
game.add(ball);

const SPEED = 100;
game.clock.schedule(() => {
  ball.vel = ex.vec(SPEED, SPEED);
}, 1000);

ball.on('postupdate', () => {
  if (ball.pos.x < 10) ball.vel.x = Math.abs(ball.vel.x);
  if (ball.pos.x > 790) ball.vel.x = -Math.abs(ball.vel.x);
  if (ball.pos.y < 10) ball.vel.y = Math.abs(ball.vel.y);
});

const COLUMNS = 5;
const PADDING = 20;
const BRICK_WIDTH = (800 - PADDING * (COLUMNS + 1)) / COLUMNS;
const BRICK_HEIGHT = 30;
const ROW_COLORS = [ex.Color.Violet, ex.Color.Orange, ex.Color.Yellow]; // add a row

const bricks = new Set<ex.Actor>();
ROW_COLORS.forEach((color, row) => {
  for (let column = 0; column < COLUMNS; column++) {
    const brick = new ex.Actor({
      name: 'brick',
      pos: ex.vec(
        PADDING + BRICK_WIDTH / 2 + column * (BRICK_WIDTH + PADDING),
        PADDING + BRICK_HEIGHT / 2 + row * (BRICK_HEIGHT + PADDING),
      ),
      width: BRICK_WIDTH,
      height: BRICK_HEIGHT,
      color,
      collisionType: ex.CollisionType.Active,
    });
    bricks.add(brick);
    game.add(brick);
  }
});

game.start();
