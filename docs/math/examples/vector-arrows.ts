import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#041e2f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });
const origin = ex.vec(260, 230);

// Drag the tips of the two arrows.
const tip = (x: number, y: number, hex: string) => {
  const color = ex.Color.fromHex(hex);
  const actor = new ex.Actor({ pos: origin.add(ex.vec(x, y)), radius: 10, color, z: 1 });
  const drag = (event: ex.PointerEvent) => (actor.pos = event.worldPos);
  actor.on('pointerdragmove', drag);
  actor.on('pointerdragleave', drag);
  game.add(actor);
  return actor;
};
const a = tip(190, -20, '#ffb238');
const b = tip(60, -140, '#7bbaea');

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML =
  '<input type="range" min="0" max="1" step="0.01" value="0.5"> lerp from a to b';
const time = row.querySelector('input')!;

const color = ex.Color.White;
const font = new ex.Font({ size: 14, lineHeight: 19, family: 'monospace', color });
const text = new ex.Label({ text: '', pos: ex.vec(16, 280), font });
game.add(text);

game.onPostDraw = (ctx) => {
  const [va, vb] = [a.pos.sub(origin), b.pos.sub(origin)];
  const arrow = (from: ex.Vector, way: ex.Vector, hex: string, thickness = 3) =>
    ctx.drawLine(from, from.add(way), ex.Color.fromHex(hex), thickness);

  const sum = va.add(vb);
  const difference = vb.sub(va);
  const direction = va.normalize();
  const projection = direction.scale(vb.dot(direction));
  const between = va.lerp(vb, time.valueAsNumber);

  arrow(origin, sum, '#ff6b4a');
  arrow(a.pos, difference, '#2185d0', 2);
  arrow(origin, va, '#ffb238');
  arrow(origin, vb, '#7bbaea');
  arrow(origin, projection, '#9be7a5', 8);
  arrow(b.pos, projection.sub(vb), '#9be7a555', 1);
  ctx.drawCircle(origin.add(between), 7, ex.Color.White);

  text.text = [
    `a + b    ${sum.toString(1)}   red`,
    `b - a    ${difference.toString(1)}   dark blue`,
    `b onto a ${projection.toString(1)}   green`,
    `lerp     ${between.toString(1)}   white dot`,
    `a · b    ${va.dot(vb).toFixed(0)}`,
  ].join('\n');
};

game.start();
