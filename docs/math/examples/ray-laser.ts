import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

const { Fixed } = ex.CollisionType;
const color = ex.Color.fromHex('#2185d0');
const add = (actor: ex.Actor) => {
  actor.body.collisionType = Fixed;
  game.add(actor);
};
add(new ex.Actor({ pos: ex.vec(130, 110), width: 90, height: 60, rotation: 0.4, color }));
add(new ex.Actor({ pos: ex.vec(470, 120), radius: 50, color }));
add(new ex.Actor({ pos: ex.vec(160, 320), radius: 36, color }));
add(
  new ex.Actor({ pos: ex.vec(440, 310), width: 160, height: 24, rotation: -0.5, color }),
);

// Move the pointer: the laser sits there. Change the number of beams.
const BEAMS = 3;
let origin = ex.vec(300, 210);
let angle = 0;
game.input.pointers.primary.on('move', (event) => (origin = event.worldPos));
game.onPreUpdate = (_engine, elapsedMs) => (angle += elapsedMs / 1500);

game.onPostDraw = (ctx) => {
  for (let i = 0; i < BEAMS; i++) {
    const direction = ex.Vector.fromAngle(angle + (i * Math.PI * 2) / BEAMS);
    const ray = new ex.Ray(origin, direction);
    const [hit] = game.currentScene.physics.rayCast(ray, { maxDistance: 800 });
    const end = hit ? hit.point : ray.getPoint(800);
    ctx.drawLine(origin, end, ex.Color.fromHex('#ff6b4a'), 2);
    if (!hit) continue;
    ctx.drawCircle(hit.point, 5, ex.Color.fromHex('#ffb238'));
    ctx.drawLine(
      hit.point,
      hit.point.add(hit.normal.scale(30)),
      ex.Color.fromHex('#9be7a5'),
      3,
    );
  }
  ctx.drawCircle(origin, 8, ex.Color.fromHex('#f4faff'));
};

game.start();
