import * as ex from 'excalibur';

const ZOOM = 2.5;
const game = new ex.Engine({
  width: 600,
  height: 320,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

// Try '/kit/characters/mage.png', or a sheet with another grid.
const image = new ex.ImageSource('/kit/characters/knight.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});

const corner = ex.vec(20, 40);
const whole = image.toSprite({ destSize: { width: 144 * ZOOM, height: 96 * ZOOM } });
game.add(new ex.Actor({ pos: corner, anchor: ex.Vector.Zero, graphic: whole }));

const picked = new ex.Actor({ pos: ex.vec(490, 120), scale: ex.vec(5, 5) });
game.add(picked);
const font = new ex.Font({ size: 16, lineHeight: 24, family: 'monospace' });
const label = new ex.Label({ pos: ex.vec(405, 210), font, color: ex.Color.White });
game.add(label);

let [column, row] = [0, 1];
function pick(x: number, y: number) {
  [column, row] = [x, y];
  picked.graphics.use(sheet.getSprite(x, y));
  label.text = `getSprite(${x}, ${y})\nsprites[${x + y * sheet.columns}]`;
}
const goOn = () => pick((column + 1) % 6, row);
const next = new ex.Timer({ interval: 500, repeats: true, action: goOn });
game.add(next);
next.start();

game.input.pointers.primary.on('down', ({ worldPos }) => {
  const cell = worldPos.sub(corner).scale(1 / (24 * ZOOM));
  if (cell.x < 0 || cell.y < 0 || cell.x >= 6 || cell.y >= 4) return;
  next.stop();
  pick(Math.floor(cell.x), Math.floor(cell.y));
});

game.onPostDraw = (ctx) => {
  const size = 24 * ZOOM;
  const none = ex.Color.Transparent;
  for (let i = 0; i < 24; i++) {
    const cell = corner.add(ex.vec(i % 6, Math.floor(i / 6)).scale(size));
    ctx.drawRectangle(cell, size, size, none, ex.Color.fromHex('#7bbaea55'), 1);
  }
  const at = corner.add(ex.vec(column, row).scale(size));
  ctx.drawRectangle(at, size, size, none, ex.Color.fromHex('#ffb238'), 3);
};
void game.start(new ex.Loader([image])).then(goOn);
