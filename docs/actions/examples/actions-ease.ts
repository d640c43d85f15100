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
const DURATION_MS = 1600;

runners.forEach(([name, hex, easing], i) => {
  const color = ex.Color.fromHex(hex);
  const y = 34 + i * 62;
  const font = new ex.Font({ size: 14, color });
  game.add(new ex.Label({ text: name, pos: ex.vec(16, y - 8), font }));

  const dot = new ex.Actor({ pos: ex.vec(230, y), radius: 12, color });
  dot.actions.repeatForever((step) => {
    step.moveTo({ pos: ex.vec(540, y), duration: DURATION_MS, easing });
    step.delay(500);
    step.moveTo({ pos: ex.vec(230, y), duration: 400, easing: ex.easeInOutQuad });
    step.delay(300);
  });
  game.add(dot);

  // The curve: time to the right, progress upwards.
  const curve = new ex.Actor({ pos: ex.vec(150, y + 18) });
  curve.graphics.onPostDraw = (ctx) => {
    for (let t = 0; t < 1; t += 0.02) {
      const next = Math.min(t + 0.02, 1);
      const from = ex.vec(t * 50, -easing(t) * 36);
      ctx.drawLine(from, ex.vec(next * 50, -easing(next) * 36), color, 2);
    }
  };
  game.add(curve);
});

game.start();
