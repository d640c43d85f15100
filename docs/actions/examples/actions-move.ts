import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

const actorAt = (x: number, y: number, hex: string) => {
  const color = ex.Color.fromHex(hex);
  const actor = new ex.Actor({ pos: ex.vec(x, y), width: 36, height: 36, color, z: 1 });
  game.add(actor);
  return actor;
};
const bySpeed = actorAt(80, 120, '#ffb238');
const byDuration = actorAt(80, 260, '#7bbaea');
const red = ex.Color.fromHex('#ff6b4a');
const flag = new ex.Actor({ pos: ex.vec(500, 190), radius: 8, color: red });
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

const timeMs = { speed: 0, duration: 0 };
// Click anywhere: both go there, one at a fixed speed, one in a fixed time.
function go(target: ex.Vector) {
  flag.pos = target;
  Object.assign(timeMs, { speed: 0, duration: 0 });
  bySpeed.actions.clearActions();
  bySpeed.actions.moveTo(target.add(ex.vec(0, -24)), speed());
  byDuration.actions.clearActions();
  const pos = target.add(ex.vec(0, 24));
  byDuration.actions.moveTo({ pos, duration: durationMs(), easing: ex.easeInOutCubic });
}
game.input.pointers.primary.on('down', (event) => go(event.worldPos));

// The timeline: how long each one has been on its way, 8 ms a pixel.
game.onPostUpdate = (_engine, elapsedMs) => {
  if (!bySpeed.actions.getQueue().isComplete()) timeMs.speed += elapsedMs;
  if (!byDuration.actions.getQueue().isComplete()) timeMs.duration += elapsedMs;
};
game.onPostDraw = (ctx) => {
  const bar = (y: number, ms: number, color: ex.Color) =>
    ctx.drawLine(ex.vec(10, y), ex.vec(10 + ms / 8, y), color, 10);
  bar(370, timeMs.speed, bySpeed.color);
  bar(385, timeMs.duration, byDuration.color);
};

go(flag.pos.clone());
game.start();
