import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 360,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const types = ['PreventCollision', 'Passive', 'Active', 'Fixed'] as const;
const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
const select = (label: string, chosen: string) =>
  `<label>${label} <select>${types.map((type) => `<option ${type === chosen ? 'selected' : ''}>${type}</option>`)}</select></label> `;
panel.innerHTML = select('moving box', 'Active') + select('other box', 'Fixed');
const selects = [...panel.querySelectorAll('select')];

const add = (x: number, hex: string) => {
  const color = ex.Color.fromHex(hex);
  const actor = new ex.Actor({ pos: ex.vec(x, 140), width: 70, height: 70, color });
  game.add(actor);
  return actor;
};
const mover = add(60, '#ffb238');
const other = add(320, '#7bbaea');

const label = new ex.Label({
  text: '',
  pos: ex.vec(20, 250),
  font: new ex.Font({
    size: 15,
    lineHeight: 20,
    family: 'monospace',
    color: ex.Color.White,
  }),
});
game.add(label);

const counts: Record<string, number> = {};
const events = ['collisionstart', 'precollision', 'postcollision', 'collisionend'];
for (const name of events) {
  mover.on(name, () => (counts[name] = (counts[name] ?? 0) + 1));
}

// Each round starts anew with the chosen types. Change the speed.
const SPEED = 180;
function round() {
  for (const name of events) counts[name] = 0;
  const [moverType, otherType] = selects.map((one) => one.value as ex.CollisionType);
  mover.body.collisionType = moverType!;
  other.body.collisionType = otherType!;
  mover.pos = ex.vec(60, 140);
  other.pos = ex.vec(320, 140);
  mover.vel = ex.vec(SPEED, 0);
  other.vel = ex.Vector.Zero;
}
panel.onchange = round;
game.onPostUpdate = () => {
  label.text = events.map((name) => `${counts[name]} x ${name}`).join('\n');
  if (mover.pos.x > 560) round();
};

const timer = new ex.Timer({ interval: 3600, repeats: true, action: round });
game.add(timer);
timer.start();
round();
const debug = document.body.appendChild(document.createElement('label'));
debug.style.cssText =
  'position:fixed;bottom:10px;right:10px;color:#f4faff;font:14px system-ui';
debug.innerHTML = '<input type="checkbox"> debug draw';
debug.oninput = () => game.toggleDebug();

game.start();
