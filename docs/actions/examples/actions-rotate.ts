import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

const arrow = new ex.Actor({ pos: ex.vec(300, 215) });
const points = [ex.vec(0, 0), ex.vec(150, 40), ex.vec(0, 80), ex.vec(36, 40)];
arrow.graphics.use(new ex.Polygon({ points, color: ex.Color.fromHex('#ffb238') }));
const red = ex.Color.fromHex('#ff6b4a');
const target = new ex.Actor({ pos: ex.vec(460, 120), radius: 9, color: red });

const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
panel.innerHTML = `
  <label>rotationType <select>${Object.keys(ex.RotationType)
    .filter((name) => Number.isNaN(Number(name)))
    .map((name) => `<option>${name}</option>`)}</select></label>
  <label><input type="range" min="100" max="3000" step="100" value="900"> ms</label>`;
const type = panel.querySelector('select')!;
const duration = panel.querySelector('input')!;

// Click anywhere: the arrow turns there the way the list says.
function turnTo(point: ex.Vector) {
  target.pos = point;
  sweep.length = 0;
  arrow.actions.clearActions();
  arrow.actions.rotateTo({
    angle: point.sub(arrow.pos).toAngle(),
    duration: duration.valueAsNumber,
    rotationType: ex.RotationType[type.value as keyof typeof ex.RotationType],
  });
}
game.input.pointers.primary.on('down', (event) => turnTo(event.worldPos));

// The timeline, bent to a ring: every angle the arrow passed on its way.
const sweep: number[] = [];
arrow.on('postupdate', () => sweep.push(arrow.rotation));
game.onPostDraw = (ctx) => {
  for (const angle of sweep.slice(-300)) {
    const tip = ex.Vector.fromAngle(angle).scale(120).add(arrow.pos);
    ctx.drawCircle(tip, 4, ex.Color.fromHex('#7bbaea88'));
  }
};

game.add(target);
game.add(arrow);
// Without a click it keeps looking around.
arrow.actions
  .rotateTo(Math.PI / 2, 3)
  .delay(200)
  .rotateTo(-Math.PI / 4, 3);
game.start();
