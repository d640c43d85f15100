import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 280,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const cold = ex.Color.fromHex('#2185d0');
const hot = ex.Color.fromHex('#ffb238');

const turret = new ex.Actor({ pos: ex.vec(90, 120), radius: 34, color: cold });
const barrel = new ex.Actor({
  width: 84,
  height: 18,
  color: ex.Color.fromHex('#7bbaea'),
});
barrel.pos = ex.vec(40, 0);
turret.addChild(barrel);
const coral = ex.Color.fromHex('#ff6b4a');
const target = new ex.Actor({ pos: ex.vec(400, 120), radius: 16, color: coral });
const track = new ex.Actor({ pos: ex.vec(20, 252), anchor: ex.vec(0, 0.5) });
track.graphics.use(new ex.Rectangle({ width: 560, height: 16, color: cold.darken(0.6) }));
const bar = new ex.Actor({ pos: ex.vec(20, 252), anchor: ex.vec(0, 0.5), z: 1 });
bar.graphics.use(new ex.Rectangle({ width: 560, height: 16, color: ex.Color.White }));
const text = new ex.Label({ text: '', pos: ex.vec(20, 216) });
text.font = new ex.Font({
  size: 18,
  family: 'sans-serif',
  color: ex.Color.fromHex('#f4faff'),
});
for (const actor of [turret, target, track, bar, text]) game.add(actor);

const mix = (a: ex.Color, b: ex.Color, t: number) =>
  ex.Color.fromRGB(ex.lerp(a.r, b.r, t), ex.lerp(a.g, b.g, t), ex.lerp(a.b, b.b, t));

let time = 0;
game.on('preupdate', ({ elapsed }) => {
  time += elapsed / 1000;
  target.pos = ex.vec(350 + 190 * Math.cos(time), 110 + 80 * Math.sin(time * 1.4));

  // Turn at most 90 degrees a second, the short way round.
  const wanted = target.pos.sub(turret.pos).toAngle();
  const most = ex.toRadians(90) * (elapsed / 1000); // try 360
  const turn = ex.canonicalizeAngle(wanted - turret.rotation + Math.PI) - Math.PI;
  turret.rotation += ex.clamp(turn, -most, most);

  // Distance 60..440 becomes heat 1..0, and heat becomes length and colour.
  const distance = target.pos.distance(turret.pos);
  const heat = ex.clamp(ex.remap(60, 440, 1, 0, distance), 0, 1);
  bar.scale = ex.vec(ex.lerp(0.02, 1, heat), 1);
  if (bar.graphics.current) bar.graphics.current.tint = mix(cold, hot, heat);
  text.text = `distance ${Math.round(distance / 10) * 10}, heat ${heat.toFixed(1)}`;
});
void game.start();
