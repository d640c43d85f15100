import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#041e2f');
const game = new ex.Engine({ width: 600, height: 320, backgroundColor });
const [orange, blue] = [ex.Color.fromHex('#ffb238'), ex.Color.fromHex('#2185d0')];
const ball = new ex.Actor({ pos: ex.vec(60, 60), radius: 20, color: orange });
ball.vel = ex.vec(220, 0);
ball.acc = ex.vec(0, 700);
ball.on('postupdate', () => {
  if (ball.pos.y > 230) ball.vel.y = -560;
  if (ball.pos.x < 20 || ball.pos.x > 580) ball.vel.x = ball.pos.x < 20 ? 220 : -220;
  const ghost = new ex.Actor({ pos: ball.pos.clone(), radius: 5, color: blue });
  ghost.actions.fade(0, 900).die();
  game.add(ghost);
});
game.add(ball);

// Scheduled work runs on the clock: it waits while the clock stands still.
const pulse = () => {
  ball.scale = ex.vec(1.6, 1.6);
  game.clock.schedule(() => (ball.scale = ex.vec(1, 1)), 150);
  game.clock.schedule(pulse, 1000); // once a second; try 250
};
game.clock.schedule(pulse, 1000);

const font = new ex.Font({ family: 'monospace', size: 18, color: ex.Color.White });
const meter = new ex.Label({ text: '', pos: ex.vec(20, 20), font });
meter.on('preupdate', () => {
  if (game.stats.currFrame.id < 60) return; // the first frames are slow everywhere
  const { fpsSampler } = game.clock;
  meter.text = `${fpsSampler.fps.toFixed(0)} fps, last frame ${game.clock.elapsed().toFixed(1)} ms`;
});
game.add(meter);

let testClock: ex.TestClock | undefined;
const commands = {
  Freeze: () => {
    testClock ??= game.debug.useTestClock();
    game.clock.schedule(pulse, 500); // a new clock knows nothing of the old one's schedule
  },
  'One frame': () => testClock?.step(16),
  'Half a second': () => testClock?.run(31, 16), // 31 frames of 16 ms
  'Run on': () => {
    if (testClock) game.debug.useStandardClock();
    testClock = undefined;
    game.clock.schedule(pulse, 500);
  },
};
const bar = document.createElement('div');
bar.style.cssText =
  'position:fixed;left:16px;bottom:14px;display:flex;flex-wrap:wrap;gap:8px';
for (const [name, run] of Object.entries(commands)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.style.cssText = 'padding:8px 12px;font:600 14px sans-serif';
  button.addEventListener('click', () => void run());
  bar.append(button);
}
document.body.append(bar);
game.start();
