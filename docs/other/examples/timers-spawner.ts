import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#041e2f');
const game = new ex.Engine({ width: 600, height: 340, backgroundColor });
const random = new ex.Random(5);
const colors = ['#2185d0', '#7bbaea', '#ffb238', '#ff6b4a'].map((hex) =>
  ex.Color.fromHex(hex),
);

function spawn(y: number) {
  const star = new ex.Actor({
    pos: ex.vec(random.integer(20, 580), y),
    radius: random.integer(8, 20),
    color: random.pickOne(colors),
    vel: ex.vec(0, 160),
  });
  star.on('postupdate', () => {
    if (star.pos.y > 360) star.kill();
  });
  game.add(star);
}
[20, 70, 110, 170, 230].forEach(spawn);

const spawner = new ex.Timer({
  interval: 400, // milliseconds; try 50
  repeats: true,
  action: () => spawn(-20),
});
game.add(spawner); // first into the scene,
spawner.start(); // then start

// A bar that fills until the next star.
const bar = new ex.ScreenElement({ x: 20, y: 270, z: 1 });
bar.graphics.use(new ex.Rectangle({ width: 560, height: 10, color: colors[2] }));
game.add(bar);
game.on('postupdate', () => {
  const share = spawner.timeElapsedTowardNextAction / spawner.interval;
  bar.scale = ex.vec(Math.max(share, 0.001), 1);
});

const panel = document.createElement('div');
panel.style.cssText =
  'position:fixed;left:20px;bottom:14px;display:flex;gap:14px;color:#f4faff;font:600 15px sans-serif';
panel.innerHTML = `<label>Interval <input type="range" min="50" max="1500" value="400"></label>
  <button>Pause</button>`;
panel.querySelector('input')?.addEventListener('input', ({ target }) => {
  spawner.reset(Number((target as HTMLInputElement).value));
});
panel.querySelector('button')?.addEventListener('click', ({ target }) => {
  if (spawner.isRunning) spawner.pause();
  else spawner.resume();
  (target as HTMLElement).textContent = spawner.isRunning ? 'Pause' : 'Resume';
});
document.body.append(panel);
game.start();
