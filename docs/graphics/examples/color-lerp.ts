import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText =
  'position:fixed;top:12px;left:20px;display:flex;gap:16px;color:#f4faff;font:14px system-ui';
bar.innerHTML = `
  <label>from <input type="color" value="#ff0000"></label>
  <label>to <input type="color" value="#0000ff"></label>`;
const [from, to] = [...bar.querySelectorAll('input')];

// The same way in red, green and blue: through grey, not around the wheel.
const lerpRgb = (a: ex.Color, b: ex.Color, t: number) =>
  new ex.Color(ex.lerp(a.r, b.r, t), ex.lerp(a.g, b.g, t), ex.lerp(a.b, b.b, t));

const STEPS = 40; // Try 8.
game.onPostDraw = (ctx) => {
  const a = ex.Color.fromHex(from!.value);
  const b = ex.Color.fromHex(to!.value);
  for (let i = 0; i < STEPS; i++) {
    const t = i / (STEPS - 1);
    const width = 560 / STEPS;
    const x = 20 + i * width;
    ctx.drawRectangle(ex.vec(x, 84), width, 60, ex.Color.lerp(a, b, t));
    ctx.drawRectangle(ex.vec(x, 184), width, 60, lerpRgb(a, b, t));
  }
  const t = (Math.sin(game.clock.now() / 1200) + 1) / 2;
  const edge = ex.Color.fromHex('#f4faff');
  ctx.drawCircle(ex.vec(20 + t * 560, 114), 22, ex.Color.lerp(a, b, t), edge, 3);
  ctx.drawCircle(ex.vec(20 + t * 560, 214), 22, lerpRgb(a, b, t), edge, 3);
};

const font = new ex.Font({ size: 15, color: ex.Color.fromHex('#f4faff') });
game.add(
  new ex.Label({ pos: ex.vec(20, 60), text: 'Color.lerp: around the wheel', font }),
);
game.add(
  new ex.Label({ pos: ex.vec(20, 160), text: 'channel by channel: straight', font }),
);
void game.start();
