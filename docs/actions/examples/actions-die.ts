import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

const label = new ex.Label({
  text: '',
  pos: ex.vec(20, 350),
  font: new ex.Font({ size: 18, color: ex.Color.White }),
});
const cannon = new ex.Actor({
  pos: ex.vec(60, 200),
  radius: 22,
  color: ex.Color.fromHex('#2185d0'),
});
game.add(label);
game.add(cannon);

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = `<input type="range" min="0" max="3000" step="100" value="400"> ms to fade before it dies`;
const fadeMs = row.querySelector('input')!;

let fired = 0;
let dead = 0;
function fire() {
  fired++;
  const bullet = new ex.Actor({
    pos: cannon.pos.clone(),
    radius: 9,
    color: ex.Color.fromHex('#ffb238'),
  });
  const aim = ex.vec(ex.randomInRange(380, 560), ex.randomInRange(40, 320));
  // Fly, fade, disappear. Take die() away and watch the number in the scene grow.
  bullet.actions.moveTo(aim, 420).fade(0, fadeMs.valueAsNumber).die();
  bullet.on('kill', () => dead++);
  game.add(bullet);
}
game.add(new ex.Timer({ interval: 180, repeats: true, action: fire }));
game.currentScene.timers.forEach((timer) => timer.start());

// The timeline: how many bullets were in the scene.
const history: number[] = [];
game.onPostUpdate = () => {
  const alive = game.currentScene.actors.length - 2;
  label.text = `fired ${fired}   in the scene ${alive}   dead ${dead}`;
  history.unshift(alive);
  history.length = Math.min(history.length, 295);
};
game.onPostDraw = (ctx) => {
  history.forEach((count, i) => {
    const bottom = ex.vec(594 - i * 2, 394);
    ctx.drawLine(bottom, bottom.sub(ex.vec(0, count * 2)), cannon.color, 2);
  });
};

game.start();
