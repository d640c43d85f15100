import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 640,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

// Change the starting points, or 'uniform' to 'dynamic' to see the speed follow the curve.
const points = [
  ex.vec(60, 320),
  ex.vec(180, 40),
  ex.vec(460, 40),
  ex.vec(580, 320),
] as const;
const MODE: 'uniform' | 'dynamic' = 'uniform';

type ControlPoints = [ex.Vector, ex.Vector, ex.Vector, ex.Vector];
const handles = points.map((pos, index) => {
  const isEnd = index === 0 || index === 3;
  const handle = new ex.Actor({
    pos,
    radius: 12,
    z: 2,
    color: ex.Color.fromHex(isEnd ? '#ffb238' : '#7bbaea'),
  });
  handle.draggable = true;
  game.add(handle);
  return handle;
});

const readPoints = (): ControlPoints =>
  handles.map((handle) => handle.pos) as ControlPoints;

// The curve is drawn anew each frame, so it follows the handles.
const curveView = new ex.Actor({ z: 0, anchor: ex.Vector.Zero });
curveView.graphics.onPostDraw = (context) => {
  const curve = new ex.BezierCurve({ controlPoints: readPoints(), quality: 20 });
  const light = ex.Color.fromHex('#7bbaea');
  for (let step = 0; step < 60; step += 1) {
    context.drawLine(
      curve.getPoint(step / 60),
      curve.getPoint((step + 1) / 60),
      light,
      3,
    );
  }
  const [start, first, second, end] = readPoints();
  context.drawLine(start, first, ex.Color.fromHex('#155d96'), 1);
  context.drawLine(end, second, ex.Color.fromHex('#155d96'), 1);
};
curveView.graphics.forceOnScreen = true;
game.add(curveView);

const coin = new ex.Actor({
  pos: points[0],
  radius: 9,
  z: 3,
  color: ex.Color.fromHex('#ffe066'),
});
game.add(coin);

function run(): void {
  const [start, first, second, end] = readPoints();
  coin.pos = start.clone();
  coin.actions
    .curveTo({ controlPoints: [first, second, end], duration: 1800, mode: MODE })
    .callMethod(run);
}
run();
game.start();
