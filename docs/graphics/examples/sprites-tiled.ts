import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const ground = new ex.ImageSource('/kit/flappy/ground.png');
const trees = new ex.ImageSource('/kit/parallax/forest-near.png');
const slime = new ex.ImageSource('/kit/characters/slime.png');

// 96 by 32 pixels, repeated over the whole width.
const floor = new ex.TiledSprite({ image: ground, width: 300, height: 32 });
const wood = new ex.TiledSprite({ image: trees, width: 300, height: 180 });

const strip = (y: number, z: number, graphic: ex.Graphic) =>
  new ex.Actor({
    pos: ex.vec(0, y),
    anchor: ex.vec(0, 1),
    scale: ex.vec(2, 2),
    z,
    graphic,
  });
game.add(strip(236, 0, wood));
game.add(strip(300, 1, floor));

const sheet = ex.SpriteSheet.fromImageSource({
  image: slime,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const hop = ex.Animation.fromSpriteSheet(sheet, ex.range(6, 11), 90);
const hero = { pos: ex.vec(180, 238), anchor: ex.vec(0.5, 1), scale: ex.vec(3, 3), z: 2 };
game.add(new ex.Actor({ ...hero, graphic: hop }));

const SPEED = 70; // Change it, or make it negative.
game.on('preupdate', ({ elapsed }) => {
  // The texture repeats, so the window may slide on for ever.
  floor.sourceView.x += (SPEED * elapsed) / 1000;
  wood.sourceView.x += (SPEED * 0.4 * elapsed) / 1000;
});
void game.start(new ex.Loader([ground, trees, slime]));
