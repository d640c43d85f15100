import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 320,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const colors = ['#2185d0', '#7bbaea', '#f4faff', '#ffb238'];
const font = new ex.Font({ size: 15, color: ex.Color.fromHex('#f4faff') });

// Move the pointer: the camera follows it.
[0, 0.5, 1, 1.5].forEach((factor, row) => {
  const y = -110 + row * 74;
  for (let i = -4; i <= 4; i++) {
    const post = new ex.Actor({
      pos: ex.vec(i * 90, y),
      width: 20,
      height: 44,
      color: ex.Color.fromHex(colors[row]!),
      opacity: i === 0 ? 1 : 0.4,
    });
    post.addComponent(new ex.ParallaxComponent(ex.vec(factor, 1)));
    game.add(post);
  }
  const label = new ex.Label({
    pos: ex.vec(-290, y - 36),
    text: `factor ${factor}`,
    font,
  });
  label.addComponent(new ex.ParallaxComponent(ex.vec(0, 1)));
  game.add(label);
});

const { camera } = game.currentScene;
let isMine = false;
game.input.pointers.primary.on('move', ({ screenPos }) => {
  isMine = true;
  camera.pos = ex.vec(screenPos.x - 300, 0);
});
game.on('preupdate', () => {
  if (!isMine) camera.pos = ex.vec(Math.sin(game.clock.now() / 900) * 120, 0);
});
void game.start();
