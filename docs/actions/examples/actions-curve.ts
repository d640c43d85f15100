import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#041e2f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = `<input type="range" min="500" max="6000" step="100" value="2400"> ms <output>2400</output>`;
const durationMs = row.querySelector('input')!;
durationMs.oninput = () => (row.querySelector('output')!.value = durationMs.value);

// Drag a handle, or move the slider, and watch the next round.
const handle = (x: number, y: number) => {
  const color = ex.Color.fromHex('#7bbaea');
  const dot = new ex.Actor({ pos: ex.vec(x, y), radius: 10, color });
  dot.on('pointerdragmove', (event) => (dot.pos = event.worldPos));
  game.add(dot);
  return dot;
};
const start = ex.vec(60, 280);
const [first, second, end] = [handle(90, 40), handle(300, 60), handle(540, 260)];
const points = (): [ex.Vector, ex.Vector, ex.Vector] => [first.pos, second.pos, end.pos];

function addRunner(color: string, mode: 'dynamic' | 'uniform') {
  const runner = new ex.Actor({ pos: start, radius: 14, color: ex.Color.fromHex(color) });
  game.add(runner);
  // The timeline: how far the runner came in each frame. Uniform is flat.
  const steps: number[] = [];
  let before = start;
  runner.on('postupdate', () => {
    steps.unshift(Math.min(runner.pos.distance(before), 30));
    steps.length = Math.min(steps.length, 295);
    before = runner.pos.clone();
  });
  runner.on('postdraw', ({ ctx }) => {
    steps.forEach((step, i) => {
      const dot = ex.vec(594 - i * 2, 392 - step * 5).sub(runner.pos);
      ctx.drawCircle(dot, 1.5, runner.color);
    });
  });
  runner.actions.repeatForever((step) => {
    step.callMethod(() => (runner.pos = start.clone()));
    step.curveTo({ controlPoints: points(), duration: durationMs.valueAsNumber, mode });
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
