import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 360,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

const beam = new ex.Line({
  start: ex.vec(0, 0), // relative to the actor
  end: ex.vec(100, 0),
  color: ex.Color.fromHex('#ff6b4a'),
  thickness: 8,
});
const glow = new ex.Line({
  start: ex.vec(0, 0),
  end: ex.vec(100, 0),
  color: ex.Color.fromHex('#ff6b4a44'), // half seen: try another colour
  thickness: 26,
});
for (const line of [glow, beam]) {
  const actor = new ex.Actor({ pos: ex.vec(300, 300), anchor: ex.Vector.Zero });
  actor.graphics.use(line);
  actor.graphics.forceOnScreen = true; // the end moves, the bounds do not
  game.add(actor);
}
const blue = ex.Color.fromHex('#2185d0');
const tower = new ex.Actor({
  pos: ex.vec(300, 340),
  width: 64,
  height: 80,
  color: blue,
  z: 1,
});
const light = ex.Color.fromHex('#7bbaea');
const lamp = new ex.Actor({ pos: ex.vec(300, 300), radius: 26, color: light, z: 2 });
const moth = new ex.Actor({ radius: 12, color: ex.Color.fromHex('#ffb238'), z: 3 });
for (const actor of [tower, lamp, moth]) game.add(actor);

let isMine = false;
game.input.pointers.primary.on('move', ({ worldPos }) => {
  isMine = true;
  moth.pos = worldPos;
});
game.on('preupdate', () => {
  const time = game.clock.now() / 900;
  if (!isMine)
    moth.pos = ex.vec(300 + Math.cos(time) * 220, 130 + Math.sin(time * 2) * 80);
  const local = moth.pos.sub(lamp.pos);
  for (const line of [glow, beam]) line.end.setTo(local.x, local.y);
});

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText = 'position:fixed;top:12px;left:16px;color:#f4faff;font:14px system-ui';
bar.innerHTML =
  '<label>thickness <input type="range" min="1" max="40" value="8"></label>';
bar.oninput = () => (beam.thickness = bar.querySelector('input')!.valueAsNumber);
void game.start();
