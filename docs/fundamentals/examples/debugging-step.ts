import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 320,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const ball = new ex.Actor({
  pos: ex.vec(60, 60),
  radius: 18,
  color: ex.Color.fromHex('#ffb238'),
  vel: ex.vec(140, 0),
  acc: ex.vec(0, 420),
});
ball.on('postupdate', () => {
  if (ball.pos.y > 280) ball.vel.y = -Math.abs(ball.vel.y);
  if (ball.pos.x > 580) ball.vel.x = -140;
  if (ball.pos.x < 20) ball.vel.x = 140;
});
game.add(ball);

const frame = new ex.Label({
  text: '',
  pos: ex.vec(20, 290),
  color: ex.Color.fromHex('#7bbaea'),
  font: new ex.Font({ size: 16, family: 'monospace' }),
});
game.add(frame);
game.on('postupdate', () => {
  frame.text = `frame ${game.stats.currFrame.id}  vel (${ball.vel.x}, ${ball.vel.y.toFixed(0)})`;
});

let testClock: ex.TestClock | undefined;
const freeze = document.createElement('button');
freeze.textContent = 'Freeze';
const step = document.createElement('button');
step.textContent = 'Step one frame';
step.disabled = true;

freeze.addEventListener('click', () => {
  if (testClock) {
    game.debug.useStandardClock();
    testClock = undefined;
  } else {
    testClock = game.debug.useTestClock();
  }
  freeze.textContent = testClock ? 'Run' : 'Freeze';
  step.disabled = !testClock;
});
step.addEventListener('click', () => testClock?.step(16)); // milliseconds: try 100

const bar = document.createElement('div');
bar.style.cssText = 'position:fixed;top:12px;left:12px;display:flex;gap:8px';
for (const button of [freeze, step]) {
  button.style.cssText = 'font:600 14px sans-serif;padding:6px 10px;cursor:pointer';
  bar.append(button);
}
document.body.append(bar);
void game.start();
