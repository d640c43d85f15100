import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#f4faff'),
});

const ink = ex.Color.fromHex('#0b2a3f');
const label = (text: string, pos: ex.Vector, coordPlane = ex.CoordPlane.World) =>
  new ex.Label({
    text,
    pos,
    coordPlane,
    z: 10,
    color: ink,
    font: new ex.Font({ size: 16, family: 'monospace' }),
  });

// The gizmo draws by itself and has no size, so it opts out of offscreen culling.
const gizmo = new ex.Actor({ pos: ex.vec(0, 0) });
gizmo.graphics.forceOnScreen = true;
let angle = 0;
gizmo.graphics.onPostDraw = (ctx) => {
  for (let i = -400; i <= 400; i += 50) {
    ctx.drawLine(ex.vec(i, -400), ex.vec(i, 400), ex.Color.fromHex('#cfe5f6'), 2);
    ctx.drawLine(ex.vec(-400, i), ex.vec(400, i), ex.Color.fromHex('#cfe5f6'), 2);
  }
  ctx.drawLine(ex.vec(0, 0), ex.vec(160, 0), ex.Color.fromHex('#ff6b4a'), 5);
  ctx.drawLine(ex.vec(0, 0), ex.vec(0, 120), ex.Color.fromHex('#2185d0'), 5);
  ctx.drawLine(ex.vec(0, 0), ex.Vector.fromAngle(angle).scale(80), ink, 3);
  ctx.drawCircle(ex.vec(0, 0), 6, ink);
};
gizmo.on('preupdate', ({ elapsed }) => {
  // A positive angle turns clockwise, because y points down. Try -1 here.
  angle += (1 * elapsed) / 1000;
  turn.text = `rotation ${ex.toDegrees(angle % ex.TwoPI).toFixed(0)} degrees`;
});

const turn = label('', ex.vec(-70, -40));
const readout = label('Move the pointer here', ex.vec(12, 14), ex.CoordPlane.Screen);
game.input.pointers.primary.on('move', ({ worldPos, screenPos, pagePos }) => {
  const show = (v: ex.Vector) => `(${v.x.toFixed(0)}, ${v.y.toFixed(0)})`;
  readout.text = `world ${show(worldPos)}  screen ${show(screenPos)}  page ${show(pagePos)}`;
});

for (const item of [gizmo, label('+x', ex.vec(168, -8)), label('+y', ex.vec(-8, 126))]) {
  game.add(item);
}
game.add(turn);
game.add(readout);
game.currentScene.camera.pos = ex.vec(40, 20);
game.start();
