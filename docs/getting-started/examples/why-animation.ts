import * as ex from 'excalibur';

const names = ['knight', 'mage', 'skeleton', 'bat', 'slime'];
const images = names.map((name) => new ex.ImageSource(`/kit/characters/${name}.png`));

const game = new ex.Engine({
  width: 600,
  height: 240,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});

images.forEach((image, index) => {
  const sheet = ex.SpriteSheet.fromImageSource({
    image,
    grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
  });
  const runner = new ex.Actor({
    pos: ex.vec(-60 - index * 120, 140),
    scale: ex.vec(4, 4),
  });
  // Frames 6 to 11 run; 0 to 3 stand still.
  runner.graphics.use(ex.Animation.fromSpriteSheet(sheet, [6, 7, 8, 9, 10, 11], 90));
  runner.vel = ex.vec(220, 0);
  runner.on('postupdate', () => {
    if (runner.pos.x > 660) runner.pos.x -= 720;
  });
  game.add(runner);
});

void game.start(new ex.Loader(images));
