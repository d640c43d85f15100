import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 320,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

const ship = new ex.Actor({
  pos: ex.vec(300, 170),
  width: 90,
  height: 60,
  color: ex.Color.fromHex('#2185d0'),
  angularVelocity: 0.7,
});
ship.actions.repeatForever((actions) => {
  actions.moveTo(ex.vec(420, 170), 60).moveTo(ex.vec(180, 170), 60);
});
game.add(ship);

// Inside the transform: (0, 0) is the actor, and everything moves and turns with it.
ship.graphics.onPreDraw = (ctx) => {
  ctx.drawCircle(ex.vec(0, 0), 64, ex.Color.fromHex('#2185d044'));
};
ship.graphics.onPostDraw = (ctx) => {
  ctx.save();
  ctx.z = 1; // above the graphic; without it the circle joins the one below
  ctx.drawLine(ex.vec(28, 0), ex.vec(84, 0), ex.Color.fromHex('#ffb238'), 6);
  ctx.drawCircle(ex.vec(28, 0), 12, ex.Color.fromHex('#ffb238'));
  ctx.restore();
};

// Outside the transform: world coordinates, so the bar stays level above the ship.
let health = 1;
ship.graphics.onPostTransformDraw = (ctx) => {
  health = (health + 0.997) % 1; // Change it to see the bar jump.
  const at = ship.pos.add(ex.vec(-50, -90));
  ctx.save();
  ctx.z = 10;
  ctx.drawRectangle(at, 100, 12, ex.Color.fromHex('#0b2a3f'));
  ctx.drawRectangle(at, 100 * health, 12, ex.Color.fromHex('#ff6b4a'));
  ctx.restore();
};
void game.start();
