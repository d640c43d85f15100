import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#041e2f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;display:grid;color:#f4faff;font:14px system-ui';
function slider(label: string, min: number, max: number, value: number) {
  const row = panel.appendChild(document.createElement('label'));
  row.innerHTML = `<input type="range" min="${min}" max="${max}" step="0.05" value="${value}"> ${label}`;
  const input = row.querySelector('input')!;
  return () => input.valueAsNumber;
}
const [x, y] = [slider('x', 0, 600, 320), slider('y', 0, 400, 220)];
const angle = slider('rotation', -Math.PI, Math.PI, 0.4);
const [sx, sy] = [slider('scale x', 0.2, 3, 1.6), slider('scale y', 0.2, 3, 1)];
const inverse = panel.appendChild(document.createElement('label'));
inverse.innerHTML = '<input type="checkbox"> and back with the inverse';
const box = inverse.querySelector('input')!;

const color = ex.Color.fromHex('#7bbaea');
const font = new ex.Font({ size: 13, lineHeight: 17, family: 'monospace', color });
const values = new ex.Label({ text: '', pos: ex.vec(320, 16), font });
game.add(values);

// A small house around (0, 0). Change a corner.
const house = [
  ex.vec(-50, 50),
  ex.vec(-50, -10),
  ex.vec(0, -60),
  ex.vec(50, -10),
  ex.vec(50, 50),
];
function outline(ctx: ex.ExcaliburGraphicsContext, points: ex.Vector[], hex: string) {
  points.forEach((point, i) => {
    ctx.drawLine(point, points[(i + 1) % points.length]!, ex.Color.fromHex(hex), 4);
  });
}

let time = 0;
game.onPreUpdate = (_engine, elapsedMs) => (time += elapsedMs / 1000);
game.onPostDraw = (ctx) => {
  const matrix = ex.Matrix.identity()
    .translate(x(), y())
    .rotate(angle() + Math.sin(time) * 0.2)
    .scale(sx(), sy());
  const moved = house.map((point) => matrix.multiply(point));
  const back = matrix.getAffineInverse();
  outline(ctx, moved, '#ffb238');
  // Undone by the inverse, the house is at home again (shown at the lower left).
  const home = box.checked ? moved.map((point) => back.multiply(point)) : house;
  const shown = home.map((point) => point.add(ex.vec(90, 330)));
  outline(ctx, shown, box.checked ? '#ff6b4a' : '#2185d0');

  const cell = (row: number, column: number) =>
    matrix.data[column * 4 + row]!.toFixed(2).padStart(8);
  values.text = [0, 1, 2, 3]
    .map((row) => [0, 1, 2, 3].map((column) => cell(row, column)).join(''))
    .join('\n');
};

game.start();
