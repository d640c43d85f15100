import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 380,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

// The world: a chessboard of 80 x 80 fields, with its origin marked.
for (let i = 0; i < 180; i++) {
  const [column, row] = [(i % 15) - 5, Math.floor(i / 15) - 4];
  if ((column + row) % 2 === 0) continue;
  const field = { width: 80, height: 80, color: ex.Color.fromHex('#10405f') };
  game.add(
    new ex.Actor({ x: column * 80, y: row * 80, anchor: ex.Vector.Zero, ...field }),
  );
}
game.add(new ex.Actor({ radius: 10, color: ex.Color.fromHex('#ff6b4a') }));

const camera = game.currentScene.camera;
let time = 0;
game.on('preupdate', ({ elapsed }) => {
  time += elapsed / 1000;
  camera.pos = ex.vec(160 + 120 * Math.sin(time * 0.6), 130);
  camera.zoom = 1 + 0.25 * Math.sin(time * 0.4); // set 1 to stop the zoom
});

const cross = new ex.Actor({ radius: 8, color: ex.Color.fromHex('#ffb238'), z: 5 });
game.add(cross);
const readout = new ex.ScreenElement({ x: 16, y: 16, z: 10 });
const text = new ex.Text({
  text: '',
  color: ex.Color.fromHex('#f4faff'),
  font: new ex.Font({ family: 'monospace', size: 16, lineHeight: 22 }),
});
readout.graphics.use(text);
game.add(readout);

let screenPos = ex.vec(420, 260); // until you point somewhere
game.input.pointers.primary.on('move', (event) => (screenPos = event.screenPos));
game.on('postupdate', () => {
  const { screen } = game;
  const world = screen.screenToWorldCoordinates(screenPos);
  const page = screen.screenToPageCoordinates(screenPos);
  cross.pos = world;
  const show = ({ x, y }: ex.Vector) =>
    `${x.toFixed(0).padStart(5)} ${y.toFixed(0).padStart(5)}`;
  text.text = `screen ${show(screenPos)}\nworld  ${show(world)}\npage   ${show(page)}`;
});
game.start();
