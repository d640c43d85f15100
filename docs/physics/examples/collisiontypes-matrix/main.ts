import * as ex from 'excalibur';
import { addMatrix } from './matrix';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

// Press a field: the orange box has the type of the row, the blue one that of the column.
const types = ['PreventCollision', 'Passive', 'Active', 'Fixed'] as const;
const buttons = addMatrix(types);
let chosen = 2 * types.length + 3;
buttons.forEach((button, index) => (button.onclick = () => round(index)));

const add = (hex: string) => {
  const actor = new ex.Actor({ width: 70, height: 70, color: ex.Color.fromHex(hex) });
  game.add(actor);
  return actor;
};
const [mover, other] = [add('#ffb238'), add('#7bbaea')];
const font = new ex.Font({ size: 14, lineHeight: 20, color: ex.Color.White });
const label = new ex.Label({ text: '', pos: ex.vec(430, 240), font });
game.add(label);

const counts: Record<string, number> = {};
const events = ['collisionstart', 'precollision', 'postcollision', 'collisionend'];
for (const name of events) mover.on(name, () => counts[name]!++);

// Each round starts anew with the chosen types. Change the speed.
const SPEED = 180;
function round(index = chosen) {
  chosen = index;
  for (const name of events) counts[name] = 0;
  mover.body.collisionType = ex.CollisionType[types[Math.floor(chosen / types.length)]!];
  other.body.collisionType = ex.CollisionType[types[chosen % types.length]!];
  mover.pos = ex.vec(60, 280);
  other.pos = ex.vec(220, 280);
  mover.vel = ex.vec(SPEED, 0);
  other.vel = ex.Vector.Zero;
}
game.onPostUpdate = () => {
  label.text = events.map((name) => `${counts[name]} × ${name}`).join('\n');
  const hasMet = counts['collisionstart']! > 0;
  if (!hasMet && mover.pos.x < 220) return;
  const outcome = hasMet ? 'events' : 'nothing';
  buttons[chosen]!.textContent = counts['postcollision']! > 0 ? 'pushes' : outcome;
  if (mover.pos.x > 400) round();
};

const timer = new ex.Timer({ interval: 3000, repeats: true, action: () => round() });
game.add(timer);
timer.start();
round();

const debug = document.body.appendChild(document.createElement('label'));
debug.style.cssText =
  'position:fixed;bottom:10px;left:10px;color:#f4faff;font:14px system-ui';
debug.innerHTML = '<input type="checkbox"> debug draw';
debug.oninput = () => game.toggleDebug();

game.start();
