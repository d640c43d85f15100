import * as ex from 'excalibur';

const ZOOM = 8;
const game = new ex.Engine({
  width: 600,
  height: 320,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
game.currentScene.camera.zoom = ZOOM;
game.currentScene.camera.pos = ex.vec(37, 20);

const image = new ex.ImageSource('/kit/items/items.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 2, columns: 8, spriteWidth: 16, spriteHeight: 16 },
});
// Change the column and the row: gems, hearts, a key, potions …
const heart = new ex.Actor({ pos: ex.vec(20, 22), graphic: sheet.getSprite(4, 0) });
const gem = new ex.Actor({ pos: ex.vec(54, 22), graphic: sheet.getSprite(0, 0) });
game.add(heart);
game.add(gem);
game.on('preupdate', () => {
  const time = game.clock.now() / 1500;
  heart.pos = ex.vec(20 + Math.cos(time) * 5, 22 + Math.sin(time) * 5);
  gem.pos = ex.vec(54 - Math.cos(time) * 5, 22 + Math.sin(time) * 5);
});

// The grid of the art: eight screen pixels for one of ours.
game.onPostDraw = (ctx) => {
  const line = ex.Color.fromHex('#7bbaea33');
  for (let x = 4; x < 600; x += ZOOM)
    ctx.drawLine(ex.vec(x, 0), ex.vec(x, 320), line, 1.5);
  for (let y = 0; y < 320; y += ZOOM)
    ctx.drawLine(ex.vec(0, y), ex.vec(600, y), line, 1.5);
};

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText = 'position:fixed;top:12px;left:16px;color:#f4faff;font:14px system-ui';
bar.innerHTML = `<label><input type="checkbox"> snapToPixel</label>`;
bar.onchange = () => {
  game.snapToPixel = bar.querySelector('input')!.checked;
};
void game.start(new ex.Loader([image]));
