import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const green = ex.Color.fromHex('#7bbaea');
const random = new ex.Random(7);
const blips = ex.range(1, 9).map(() => {
  const away = ex.Vector.fromAngle(random.floating(0, ex.TwoPI));
  const pos = ex.vec(300, 200).add(away.scale(random.integer(50, 160)));
  return new ex.Actor({ pos, radius: 9, color: ex.Color.fromHex('#ffb238'), z: 1 });
});
blips.forEach((blip) => game.add(blip));

let z = 0;
game.currentScene.onPostDraw = (ctx) => {
  const angle = game.clock.now() / 700;
  ctx.save();
  ctx.z = z; // below the blips, which are at 1, or above them
  ctx.translate(300, 200);
  ctx.drawCircle(ex.vec(0, 0), 180, ex.Color.fromHex('#0b2a3f'), green, 2);
  ctx.rotate(angle);
  for (let i = 0; i < 30; i++) {
    ctx.rotate(-0.02);
    ctx.opacity = 1 - i / 30;
    ctx.drawLine(ex.vec(0, 0), ex.vec(180, 0), green, 5);
  }
  ctx.restore(); // Leave it out: everything drawn later turns along.

  for (const blip of blips) {
    const behind = ex.canonicalizeAngle(angle - blip.pos.sub(ex.vec(300, 200)).toAngle());
    blip.graphics.opacity = Math.max(0.1, 1 - behind / 4);
  }
};

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText = 'position:fixed;top:12px;left:16px;color:#f4faff;font:14px system-ui';
bar.innerHTML = `<label>z of the radar <input type="range" max="2" value="0"> <output>0</output></label>`;
bar.oninput = () => {
  z = bar.querySelector('input')!.valueAsNumber;
  bar.querySelector('output')!.textContent = String(z);
};
void game.start();
