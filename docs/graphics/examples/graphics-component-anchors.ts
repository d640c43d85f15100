import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const image = new ex.ImageSource('/kit/characters/mage.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const idle = ex.Animation.fromSpriteSheet(sheet, ex.range(0, 3), 180);

const font = new ex.Font({ size: 14, color: ex.Color.fromHex('#f4faff') });
for (let i = 0; i < 9; i++) {
  const anchor = ex.vec((i % 3) / 2, Math.floor(i / 3) / 2);
  const pos = ex.vec(110 + (i % 3) * 190, 76 + Math.floor(i / 3) * 124);
  const mage = new ex.Actor({ pos, anchor, scale: ex.vec(2, 2), graphic: idle });
  mage.angularVelocity = 0.6; // Every mage turns about its cross-hair.
  mage.graphics.onPreDraw = (ctx) => {
    ctx.drawRectangle(
      ex.vec(-24 * anchor.x, -24 * anchor.y),
      24,
      24,
      ex.Color.fromHex('#2185d055'),
    );
  };
  game.add(mage);

  const cross = new ex.Actor({ pos, z: 1 });
  cross.graphics.forceOnScreen = true; // it has no graphic, so no bounds
  cross.graphics.onPostDraw = (ctx) => {
    ctx.drawLine(ex.vec(-9, 0), ex.vec(9, 0), ex.Color.fromHex('#ffb238'), 2);
    ctx.drawLine(ex.vec(0, -9), ex.vec(0, 9), ex.Color.fromHex('#ffb238'), 2);
  };
  game.add(cross);
  const text = `(${anchor.x}, ${anchor.y})`;
  game.add(new ex.Label({ pos: pos.add(ex.vec(50, -6)), text, font }));
}
void game.start(new ex.Loader([image]));
