import * as ex from 'excalibur';

const ZOOM = 3;
const VIEW = { width: 32, height: 32 }; // Change the size of the window.

const game = new ex.Engine({
  width: 600,
  height: 360,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const tiles = new ex.ImageSource('/kit/tiles/tiles.png');

const whole = tiles.toSprite({ destSize: { width: 128 * ZOOM, height: 96 * ZOOM } });
const cut = new ex.Sprite({
  image: tiles,
  sourceView: { x: 0, y: 48, ...VIEW },
  destSize: { width: 128, height: 128 },
});

const corner = ex.vec(20, 36);
game.add(new ex.Actor({ pos: corner, anchor: ex.Vector.Zero, graphic: whole }));
game.add(new ex.Actor({ pos: ex.vec(505, 120), graphic: cut }));

const font = new ex.Font({
  size: 15,
  lineHeight: 22,
  family: 'monospace',
  color: ex.Color.fromHex('#f4faff'),
});
const numbers = new ex.Label({ pos: ex.vec(428, 210), font });
game.add(numbers);

let held = ex.vec(0, 0);
let isMine = false;
game.input.pointers.primary.on('move', ({ worldPos }) => {
  isMine = true;
  held = worldPos.sub(corner).scale(1 / ZOOM);
});

game.onPreUpdate = () => {
  const time = game.clock.now() / 1400;
  if (!isMine) held = ex.vec(64 + Math.cos(time) * 48, 48 + Math.sin(time * 1.3) * 32);
  cut.sourceView.x = ex.clamp(Math.round(held.x - VIEW.width / 2), 0, 128 - VIEW.width);
  cut.sourceView.y = ex.clamp(Math.round(held.y - VIEW.height / 2), 0, 96 - VIEW.height);
  const { x, y, width, height } = cut.sourceView;
  numbers.text = `sourceView\nx ${x}\ny ${y}\n${width} × ${height}`;
};
game.onPostDraw = (ctx) => {
  const { x, y, width, height } = cut.sourceView;
  const at = corner.add(ex.vec(x, y).scale(ZOOM));
  const edge = ex.Color.fromHex('#ffb238');
  ctx.drawRectangle(at, width * ZOOM, height * ZOOM, ex.Color.Transparent, edge, 3);
};

void game.start(new ex.Loader([tiles]));
