import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#041e2f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

const blue = ex.Color.fromHex('#7bbaea');
const saucer = new ex.Actor({
  pos: ex.vec(420, 140),
  width: 60,
  height: 24,
  color: blue,
});
game.add(saucer);
// Move the pointer to steer the saucer; left alone it drifts.
let aim = ex.vec(460, 200);
game.input.pointers.primary.on('move', (event) => (aim = event.worldPos));
saucer.on('preupdate', () => (saucer.vel = aim.sub(saucer.pos).scale(1.5)));

const row = document.body.appendChild(document.createElement('div'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = `<label><input type="range" min="60" max="900" value="320"> px/s</label>
  <label><input type="range" min="1" max="60" value="16"> px tolerance</label>`;
const [speed, tolerance] = [...row.querySelectorAll('input')];

// The timeline: how far the newest missile was from the saucer.
let newest: ex.Actor | undefined;
const gaps: number[] = [];
game.onPostUpdate = () => {
  gaps.unshift(newest?.isKilled() ? 0 : (newest?.pos.distance(saucer.pos) ?? 0));
  gaps.length = Math.min(gaps.length, 295);
};
game.onPostDraw = (ctx) => {
  gaps.forEach((gap, i) => {
    const bottom = ex.vec(594 - i * 2, 396);
    ctx.drawLine(bottom, bottom.sub(ex.vec(0, gap / 8)), saucer.color, 2);
  });
};

function launch() {
  const pos = ex.vec(ex.randomInRange(40, 560), 340);
  const color = ex.Color.fromHex('#ffb238');
  const missile = new ex.Actor({ pos, width: 26, height: 8, color });
  missile.on('postupdate', () => (missile.rotation = missile.vel.toAngle()));
  // The class takes the tolerance: it must be larger than what the missile covers in one frame.
  const [pace, near] = [speed!.valueAsNumber, tolerance!.valueAsNumber];
  missile.actions.runAction(new ex.Meet(missile, saucer, pace, near));
  missile.actions.callMethod(() => explode(missile.pos.clone())).die();
  game.add(missile);
  newest = missile;
}

function explode(pos: ex.Vector) {
  const color = ex.Color.fromHex('#ff6b4a');
  const burst = new ex.Actor({ pos, radius: 50, scale: ex.vec(0.2, 0.2), color });
  burst.actions.scaleTo(ex.vec(1, 1), ex.vec(5, 5)).fade(0, 250).die();
  game.add(burst);
}

const timer = new ex.Timer({ interval: 1400, repeats: true, action: launch });
game.add(timer);
timer.start();
launch();
game.start();
