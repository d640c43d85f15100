import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

const SIDE = 200;
// Make the turn longer than 1400 ms: then it is the slower lane, and the whole waits for it.
const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;display:grid;color:#f4faff;font:14px system-ui';
function slider(label: string, value: number) {
  const row = panel.appendChild(document.createElement('label'));
  row.innerHTML = `<input type="range" min="100" max="2500" step="100" value="${value}"> ${label}`;
  return row.querySelector('input')!;
}
const moveMs = slider('ms a side', 700);
const turnMs = slider('ms a turn', 800);

const color = ex.Color.fromHex('#ffb238');
const box = new ex.Actor({ pos: ex.vec(280, 80), width: 60, height: 60, color });
const { Clockwise, CounterClockwise } = ex.RotationType;
const makeSquare = (duration: number) =>
  new ex.ActionSequence(box, (step) => {
    for (const side of [ex.vec(1, 0), ex.vec(0, 1), ex.vec(-1, 0), ex.vec(0, -1)]) {
      step.moveBy({ offset: side.scale(SIDE), duration, easing: ex.easeInOutCubic });
    }
  });
const makeSwing = (duration: number) =>
  new ex.ActionSequence(box, (step) => {
    step.rotateTo({ angle: Math.PI, duration, rotationType: Clockwise });
    step.rotateTo({ angle: 0, duration, rotationType: CounterClockwise });
  });
let square: ex.ActionSequence;
let swing: ex.ActionSequence;

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
  square = makeSquare(moveMs.valueAsNumber);
  swing = makeSwing(turnMs.valueAsNumber);
  box.actions.runAction(new ex.ParallelActions([square, swing]));
  box.actions.delay(600).callMethod(restart);
}

game.add(box);
restart();
game.start();
