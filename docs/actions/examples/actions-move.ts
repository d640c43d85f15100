import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const actorAt = (x: number, y: number, hex: string) => {
  const color = ex.Color.fromHex(hex);
  const actor = new ex.Actor({ pos: ex.vec(x, y), width: 36, height: 36, color, z: 1 });
  game.add(actor);
  return actor;
};
const bySpeed = actorAt(80, 120, '#ffb238');
const byDuration = actorAt(80, 260, '#7bbaea');
const flag = new ex.Actor({
  pos: ex.vec(500, 190),
  radius: 8,
  color: ex.Color.fromHex('#ff6b4a'),
});
game.add(flag);

const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;display:grid;color:#f4faff;font:14px system-ui';
function slider(label: string, min: number, max: number, value: number) {
  const row = panel.appendChild(document.createElement('label'));
  row.innerHTML = `<input type="range" min="${min}" max="${max}" value="${value}"> ${label} <output>${value}</output>`;
  const input = row.querySelector('input')!;
  input.oninput = () => (row.querySelector('output')!.value = input.value);
  return () => input.valueAsNumber;
}
const speed = slider('px/s (orange)', 50, 800, 240);
const durationMs = slider('ms (blue)', 100, 3000, 1200);

// Click anywhere: both go there, one at a fixed speed, one in a fixed time.
function go(target: ex.Vector) {
  flag.pos = target;
  bySpeed.actions.clearActions();
  bySpeed.actions.moveTo(target.add(ex.vec(0, -24)), speed());
  byDuration.actions.clearActions();
  byDuration.actions.moveTo({
    pos: target.add(ex.vec(0, 24)),
    duration: durationMs(),
    easing: ex.easeInOutCubic,
  });
}
game.input.pointers.primary.on('down', (event) => go(event.worldPos));

// The timeline: how far each one has come since the click, 10 ms a pixel.
const timeMs = { speed: 0, duration: 0 };
game.onPostUpdate = (_engine, elapsedMs) => {
  if (!bySpeed.actions.getQueue().isComplete()) timeMs.speed += elapsedMs;
  if (!byDuration.actions.getQueue().isComplete()) timeMs.duration += elapsedMs;
};
game.input.pointers.primary.on('down', () =>
  Object.assign(timeMs, { speed: 0, duration: 0 }),
);
game.onPostDraw = (ctx) => {
  ctx.drawLine(ex.vec(10, 370), ex.vec(10 + timeMs.speed / 8, 370), bySpeed.color, 10);
  ctx.drawLine(
    ex.vec(10, 385),
    ex.vec(10 + timeMs.duration / 8, 385),
    byDuration.color,
    10,
  );
};

go(flag.pos.clone());
game.start();
