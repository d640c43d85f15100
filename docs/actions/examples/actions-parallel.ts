import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const SIDE = 200;
const TURN_MS = 800; // Change it: 300 is nervous, 2000 makes the rotation the slower lane.

const box = new ex.Actor({
  pos: ex.vec(200, 60),
  width: 60,
  height: 60,
  color: ex.Color.fromHex('#ffb238'),
});

const square = new ex.ActionSequence(box, (step) => {
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    step.moveBy({
      offset: ex.vec(x * SIDE, y * SIDE),
      duration: 700,
      easing: ex.easeInOutCubic,
    });
  }
});
const swing = new ex.ActionSequence(box, (step) => {
  const { Clockwise, CounterClockwise } = ex.RotationType;
  step.rotateTo({ angle: Math.PI, duration: TURN_MS, rotationType: Clockwise });
  step.rotateTo({ angle: 0, duration: TURN_MS, rotationType: CounterClockwise });
});

// Two lanes of a timeline: what each member is doing now, and the whole above them.
const lanes = { square: 0, swing: 0, both: 0 };
game.onPostUpdate = (_engine, elapsedMs) => {
  lanes.both += elapsedMs;
  if (!square.isComplete()) lanes.square += elapsedMs;
  if (!swing.isComplete()) lanes.swing += elapsedMs;
};
game.onPostDraw = (ctx) => {
  [lanes.both, lanes.square, lanes.swing].forEach((ms, i) => {
    const color = ex.Color.fromHex(['#f4faff', '#ffb238', '#7bbaea'][i]!);
    ctx.drawLine(ex.vec(20, 350 + i * 16), ex.vec(20 + ms / 8, 350 + i * 16), color, 10);
  });
};

function restart() {
  Object.assign(lanes, { square: 0, swing: 0, both: 0 });
  square.reset();
  swing.reset();
  box.actions
    .runAction(new ex.ParallelActions([square, swing]))
    .delay(600)
    .callMethod(restart);
}

game.add(box);
restart();
game.start();
