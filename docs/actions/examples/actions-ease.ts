import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

// Add or swap a line: any function from 0..1 to 0..1 takes part in the race.
const runners: [string, string, ex.Easing][] = [
  ['linear', '#f4faff', ex.linear],
  ['easeInOutCubic', '#7bbaea', ex.easeInOutCubic],
  ['easeOutBack', '#2185d0', ex.easeOutBack],
  ['easeOutBounce', '#ffb238', ex.easeOutBounce],
  ['easeOutElastic', '#ff6b4a', ex.easeOutElastic],
  ['my own (steps)', '#9be7a5', (t) => Math.floor(t * 6) / 6],
];

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText =
  'position:fixed;bottom:6px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = `<input type="range" min="200" max="4000" step="100" value="1600"> ms <output>1600</output>`;
const durationMs = row.querySelector('input')!;
durationMs.oninput = () => (row.querySelector('output')!.value = durationMs.value);

runners.forEach(([name, hex, easing], i) => {
  const color = ex.Color.fromHex(hex);
  const y = 34 + i * 58;
  const font = new ex.Font({ size: 14, color });
  game.add(new ex.Label({ text: name, pos: ex.vec(16, y - 8), font }));

  const dot = new ex.Actor({ pos: ex.vec(230, y), radius: 12, color });
  dot.actions.repeatForever((step) => {
    step.callMethod(() => (startMs = game.clock.now()));
    step.moveTo({ pos: ex.vec(540, y), duration: durationMs.valueAsNumber, easing });
    step.delay(500);
    step.moveTo({ pos: ex.vec(230, y), duration: 400, easing: ex.easeInOutQuad });
    step.delay(300);
  });
  game.add(dot);

  // The timeline: time to the right, progress upwards, and a dot for now.
  let startMs = 0;
  const curve = new ex.Actor({ pos: ex.vec(150, y + 18) });
  curve.graphics.onPostDraw = (ctx) => {
    for (let t = 0; t < 1; t += 0.02) {
      const next = Math.min(t + 0.02, 1);
      const from = ex.vec(t * 50, -easing(t) * 36);
      ctx.drawLine(from, ex.vec(next * 50, -easing(next) * 36), color, 2);
    }
    const now = Math.min((game.clock.now() - startMs) / durationMs.valueAsNumber, 1);
    ctx.drawCircle(ex.vec(now * 50, -easing(now) * 36), 4, color);
  };
  game.add(curve);
});

game.start();
