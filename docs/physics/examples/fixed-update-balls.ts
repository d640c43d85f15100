import * as ex from 'excalibur';

// The world moves ten times a second, the screen is drawn as often as it can. Try 30 and 60.
const UPDATES_PER_SECOND = 10;

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
  fixedUpdateFps: UPDATES_PER_SECOND,
});

function addBall(x: number, hex: string, text: string, interpolate: boolean) {
  const color = ex.Color.fromHex(hex);
  const ball = new ex.Actor({
    pos: ex.vec(x, 90),
    radius: 26,
    color,
    vel: ex.vec(0, 260),
  });
  ball.body.enableFixedUpdateInterpolate = interpolate;
  ball.on('postupdate', () => {
    if (ball.pos.y > 300) ball.vel.y = -260;
    if (ball.pos.y < 90) ball.vel.y = 260;
  });
  const font = new ex.Font({ size: 15, color, textAlign: ex.TextAlign.Center });
  game.add(new ex.Label({ text, pos: ex.vec(x, 360), font }));
  game.add(ball);
}
addBall(190, '#ffb238', 'interpolated (default)', true);
addBall(410, '#ff6b4a', 'as it is', false);

const label = new ex.Label({
  text: '',
  pos: ex.vec(16, 14),
  font: new ex.Font({ size: 15, color: ex.Color.White }),
});
game.add(label);

let updates = 0;
let draws = 0;
game.on('postupdate', () => updates++);
game.on('postdraw', () => draws++);
game.on('postframe', () => {
  label.text = `${updates} updates, ${draws} drawn frames, lag ${game.currentFrameLagMs.toFixed(0)} ms`;
});

const debug = document.body.appendChild(document.createElement('label'));
debug.style.cssText =
  'position:fixed;top:10px;right:10px;color:#f4faff;font:14px system-ui';
debug.innerHTML = '<input type="checkbox"> debug draw';
debug.oninput = () => game.toggleDebug();

game.start();
