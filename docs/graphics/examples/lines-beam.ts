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
  thickness: 6,
});
const lamp = new ex.Actor({ pos: ex.vec(300, 180), anchor: ex.Vector.Zero });
lamp.graphics.use(beam);
lamp.graphics.forceOnScreen = true; // the end moves, the bounds do not
game.add(lamp);
game.add(
  new ex.Actor({ pos: lamp.pos, radius: 16, color: ex.Color.fromHex('#7bbaea'), z: 1 }),
);

let target = ex.vec(0, 0);
let isMine = false;
game.input.pointers.primary.on('move', ({ worldPos }) => {
  isMine = true;
  target = worldPos;
});
game.on('preupdate', () => {
  const time = game.clock.now() / 900;
  if (!isMine) target = ex.vec(300 + Math.cos(time) * 220, 180 + Math.sin(time) * 130);
  const local = target.sub(lamp.pos);
  beam.end.setTo(local.x, local.y);
});

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText = 'position:fixed;top:12px;left:16px;color:#f4faff;font:14px system-ui';
bar.innerHTML = `
  <label>thickness <input type="range" min="1" max="40" value="6"></label>
  <label>color <input type="color" value="#ff6b4a"></label>`;
const [thickness, color] = [...bar.querySelectorAll('input')];
bar.oninput = () => {
  beam.thickness = thickness!.valueAsNumber;
  beam.color = ex.Color.fromHex(color!.value);
};
void game.start();
