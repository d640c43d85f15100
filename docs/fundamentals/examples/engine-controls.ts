import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const colors = ['#ffb238', '#7bbaea', '#ff6b4a', '#f4faff'];
for (let i = 0; i < 12; i++) {
  const ball = new ex.Actor({
    name: `ball ${i}`,
    pos: ex.vec(50 + i * 45, 120 + (i % 4) * 60),
    radius: 10 + (i % 3) * 6,
    color: ex.Color.fromHex(colors[i % colors.length] ?? '#ffffff'),
    vel: ex.vec(90 + i * 12, 140 - i * 14),
  });
  ball.on('postupdate', () => {
    if (ball.pos.x < 20 || ball.pos.x > 580) ball.vel.x *= -1;
    if (ball.pos.y < 70 || ball.pos.y > 380) ball.vel.y *= -1;
    ball.pos.x = ex.clamp(ball.pos.x, 20, 580);
    ball.pos.y = ex.clamp(ball.pos.y, 70, 380);
  });
  game.add(ball);
}

const bar = document.createElement('div');
bar.style.cssText = 'position:fixed;top:12px;left:12px;display:flex;gap:8px;z-index:1';
document.body.append(bar);

function addButton(label: string, onClick: () => void) {
  const button = document.createElement('button');
  button.textContent = label;
  button.style.cssText = 'font:600 14px sans-serif;padding:6px 10px;cursor:pointer';
  button.addEventListener('click', onClick);
  bar.append(button);
}

addButton('Stop / start', () => {
  if (game.isRunning()) game.stop();
  else void game.start();
});
// Try 3 for fast forward.
addButton('Slow motion', () => {
  game.timescale = game.timescale === 1 ? 0.2 : 1;
});
addButton('Debug', () => game.toggleDebug());
addButton('Screenshot', () => {
  void game.screenshot().then((image) => {
    image.alt = 'What the game showed when you pressed the button';
    image.style.cssText =
      'position:fixed;right:12px;bottom:12px;width:150px;border:3px solid #f4faff';
    document.querySelector('img')?.remove();
    document.body.append(image);
  });
});

game.start();
