import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

// Drag a handle, or change the duration, and watch the next round.
const DURATION_MS = 2400;
const handle = (x: number, y: number) => {
  const dot = new ex.Actor({
    pos: ex.vec(x, y),
    radius: 10,
    color: ex.Color.fromHex('#7bbaea'),
  });
  dot.pointer.useColliderShape = true;
  dot.on('pointerdragmove', (event) => (dot.pos = event.worldPos));
  game.add(dot);
  return dot;
};
const start = ex.vec(60, 320);
const [first, second, end] = [handle(90, 40), handle(300, 60), handle(540, 300)];
const points = (): [ex.Vector, ex.Vector, ex.Vector] => [first.pos, second.pos, end.pos];

function addRunner(color: string, mode: 'dynamic' | 'uniform') {
  const runner = new ex.Actor({ pos: start, radius: 14, color: ex.Color.fromHex(color) });
  game.add(runner);
  runner.actions.repeatForever((step) => {
    step.callMethod(() => (runner.pos = start.clone()));
    step.curveTo({ controlPoints: points(), duration: DURATION_MS, mode });
    step.delay(300);
  });
}
addRunner('#ffb238', 'dynamic');
addRunner('#ff6b4a', 'uniform');

game.onPostDraw = (ctx) => {
  const curve = new ex.BezierCurve({ controlPoints: [start, ...points()] });
  for (let i = 0; i < 60; i++) {
    const from = curve.getPoint(i / 60);
    ctx.drawLine(from, curve.getPoint((i + 1) / 60), ex.Color.fromHex('#2185d0'), 2);
  }
  ctx.drawLine(start, first.pos, ex.Color.fromHex('#7bbaea55'), 1);
  ctx.drawLine(end.pos, second.pos, ex.Color.fromHex('#7bbaea55'), 1);
};

game.start();
