import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 640,
  height: 400,
  fixedUpdateFps: 60,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  physics: {
    solver: ex.SolverStrategy.Realistic,
    gravity: ex.vec(0, 700),
    bodies: { canSleepByDefault: true },
  },
});
const COLORS = ['#ffb238', '#ff6b4a', '#7bbaea', '#2185d0', '#f4faff'];

const addWall = (x: number, y: number, width: number, height: number) =>
  game.add(
    new ex.Actor({
      pos: ex.vec(x, y),
      width,
      height,
      color: ex.Color.fromHex('#155d96'),
      collisionType: ex.CollisionType.Fixed,
    }),
  );
addWall(320, 390, 640, 20);
addWall(5, 200, 10, 400);
addWall(635, 200, 10, 400);

/** A capsule is a composite collider: two circles and a box that belong together. */
function drop(x: number, y: number): void {
  const index = Math.floor(Math.random() * COLORS.length);
  const [width, height] = [24 + Math.random() * 14, 62];
  const color = ex.Color.fromHex(COLORS[index] ?? '#ffb238');
  const capsule = new ex.Actor({
    pos: ex.vec(x, y),
    rotation: Math.random() * 3,
    collider: ex.Shape.Capsule(width, height),
    collisionType: ex.CollisionType.Active,
  });
  const [radius, half] = [width / 2, (height - width) / 2];
  capsule.graphics.onPostDraw = (context) => {
    context.drawCircle(ex.vec(0, -half), radius, color);
    context.drawCircle(ex.vec(0, half), radius, color);
    context.drawRectangle(ex.vec(-radius, -half), width, half * 2, color);
  };
  game.add(capsule);
}

// Change how many fall, or click to drop one more. Bodies at rest fall asleep and cost nothing.
for (let i = 0; i < 22; i++) drop(80 + (i % 8) * 66, 40 + Math.floor(i / 8) * 80);
game.input.pointers.primary.on('down', ({ worldPos: { x, y } }) => drop(x, y));
void game.start();
