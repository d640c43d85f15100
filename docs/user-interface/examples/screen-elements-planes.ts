import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

for (let i = 0; i < 160; i++) {
  const dot = new ex.Actor({
    pos: ex.vec(((i * 137) % 1000) - 150, ((i * 89) % 600) - 100),
    radius: 3 + (i % 3),
    color: ex.Color.fromHex('#2185d0'),
  });
  game.add(dot);
}
const label = (text: string) =>
  new ex.Text({
    text,
    color: ex.Color.fromHex('#041e2f'),
    font: new ex.Font({ family: 'sans-serif', size: 16, bold: true }),
  });

const card = (text: string, actor: ex.Actor, hex: string) => {
  const back = new ex.Rectangle({ width: 150, height: 50, color: ex.Color.fromHex(hex) });
  const members = [back, { graphic: label(text), offset: ex.vec(14, 16) }];
  actor.graphics.use(new ex.GraphicsGroup({ members }));
  game.add(actor);
};
card('Actor', new ex.Actor({ pos: ex.vec(380, 190) }), '#ffb238');
card('ScreenElement', new ex.ScreenElement({ x: 20, y: 20, z: 1 }), '#f4faff');
// Try z: -1 for the screen element: it then draws behind the world.

let time = 0;
game.on('preupdate', ({ elapsed }) => {
  time += elapsed / 1000;
  const { camera } = game.currentScene;
  camera.pos = ex.vec(320 + 160 * Math.sin(time), 170);
  camera.zoom = 1 + 0.4 * Math.sin(time * 0.7);
  camera.rotation = 0.2 * Math.sin(time * 0.5);
});
game.start();
