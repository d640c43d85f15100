import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#155d96'),
});
const fontImage = new ex.ImageSource('/kit/ui/font-outlined.png');
const coinImage = new ex.ImageSource('/kit/items/coin.png');
const alphabet = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join(
  '',
);

void game.start(new ex.Loader([fontImage, coinImage])).then(() => {
  const spriteFont = new ex.SpriteFont({
    alphabet,
    caseInsensitive: false,
    spacing: -1,
    scale: ex.vec(3, 3),
    spriteSheet: ex.SpriteSheet.fromImageSource({
      image: fontImage,
      grid: { rows: 6, columns: 16, spriteWidth: 7, spriteHeight: 11 },
    }),
  });
  const score = new ex.Label({
    text: 'Score 0',
    pos: ex.vec(20, 16),
    spriteFont,
    coordPlane: ex.CoordPlane.Screen, // stays on the screen while the camera moves
    z: 10,
  });
  game.add(score);

  const spin = ex.Animation.fromSpriteSheet(
    ex.SpriteSheet.fromImageSource({
      image: coinImage,
      grid: { rows: 1, columns: 6, spriteWidth: 16, spriteHeight: 16 },
    }),
    [0, 1, 2, 3, 4, 5],
    100,
  );
  for (let i = 0; i < 60; i++) {
    const coin = new ex.Actor({
      pos: ex.vec((i % 10) * 130, 90 + Math.floor(i / 10) * 90),
      scale: ex.vec(2.5, 2.5),
      radius: 8,
    });
    coin.graphics.use(spin.clone());
    game.add(coin);
  }
  game.currentScene.camera.vel = ex.vec(60, 15); // the speed of the flight
  let points = 0;
  game.on('postupdate', ({ elapsed }) => {
    points += elapsed / 10;
    score.text = `Score ${Math.floor(points)}`;
  });
});
