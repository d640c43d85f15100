import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 260,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const turret = new ex.Actor({
  pos: ex.vec(110, 130),
  width: 90,
  height: 24,
  color: ex.Color.fromHex('#7bbaea'),
});
const target = new ex.Actor({
  pos: ex.vec(400, 130),
  radius: 14,
  color: ex.Color.fromHex('#ff6b4a'),
});
const bar = new ex.Actor({ pos: ex.vec(20, 236), anchor: ex.vec(0, 0.5) });
bar.graphics.use(new ex.Rectangle({ width: 560, height: 14, color: ex.Color.White }));
for (const actor of [turret, target, bar]) game.add(actor);
const cold = ex.Color.fromHex('#2185d0');
const hot = ex.Color.fromHex('#ffb238');

let time = 0;
game.on('preupdate', ({ elapsed }) => {
  time += elapsed / 1000;
  target.pos = ex.vec(350 + 190 * Math.cos(time), 120 + 90 * Math.sin(time * 1.4));

  // Turn at most 90 degrees a second, the short way round.
  const wanted = target.pos.sub(turret.pos).toAngle();
  const most = ex.toRadians(90) * (elapsed / 1000); // try 360
  const turn = ex.canonicalizeAngle(wanted - turret.rotation + Math.PI) - Math.PI;
  turret.rotation += ex.clamp(turn, -most, most);

  // Distance 60..440 becomes heat 1..0, and heat becomes length and colour.
  const distance = target.pos.distance(turret.pos);
  const heat = ex.clamp(ex.remap(60, 440, 1, 0, distance), 0, 1);
  bar.scale = ex.vec(ex.lerp(0.05, 1, heat), 1);
  if (bar.graphics.current) bar.graphics.current.tint = mix(cold, hot, heat);
});
const mix = (a: ex.Color, b: ex.Color, t: number) =>
  ex.Color.fromRGB(ex.lerp(a.r, b.r, t), ex.lerp(a.g, b.g, t), ex.lerp(a.b, b.b, t));
game.start();
