import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const camera = game.currentScene.camera;

const colors = ['#ffb238', '#7bbaea', '#ff6b4a'];
for (let i = 0; i < 24; i++) {
  const ring = ex.Vector.fromAngle((i / 12) * ex.TwoPI).scale(i < 12 ? 90 : 170);
  game.add(
    new ex.Actor({
      pos: ex.vec(300, 200).add(ring),
      width: 26,
      height: 26,
      angularVelocity: i < 12 ? 1.5 : -1,
      color: ex.Color.fromHex(colors[i % 3] ?? '#ffffff'),
    }),
  );
}

const effects: Record<string, () => unknown> = {
  // 12 px sideways, 12 px up and down, for 400 ms
  Shake: () => camera.shake(12, 12, 400),
  'Zoom in': () => camera.zoomOverTime(2, 700),
  'Zoom out': () => camera.zoomOverTime(1, 700),
  Pan: async () => {
    await camera.move(ex.vec(420, 260), 600, ex.easeInOutCubic);
    await camera.move(ex.vec(300, 200), 600, ex.easeOutCubic);
  },
  Turn: () => {
    camera.rotation += Math.PI / 12;
  },
};

const bar = document.createElement('div');
bar.style.cssText = 'position:fixed;top:12px;left:12px;display:flex;gap:8px;z-index:1';
for (const [name, run] of Object.entries(effects)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.style.cssText = 'font:600 14px sans-serif;padding:6px 10px;cursor:pointer';
  button.addEventListener('click', () => void run());
  bar.append(button);
}
document.body.append(bar);
game.start();
