import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 240,
  suppressPlayButton: true,
  pixelArt: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const bat = new ex.ImageSource('/kit/characters/bat.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image: bat,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const flutter = ex.Animation.fromSpriteSheet(sheet, ex.range(0, 3), 180);

for (let i = 0; i < 6; i++) {
  const isShared = i < 3;
  // Give the right half the shared graphic too: then all six wake up together.
  const graphic = isShared ? flutter : flutter.clone();
  const actor = new ex.Actor({ pos: ex.vec(70 + i * 92, 140), scale: ex.vec(3, 3) });
  actor.graphics.use(graphic);
  actor.on('pointerenter', () => {
    graphic.tint = ex.Color.fromHex('#ffb238');
    (graphic as ex.Animation).speed = 4;
  });
  actor.on('pointerleave', () => {
    graphic.tint = ex.Color.White;
    (graphic as ex.Animation).speed = 1;
  });
  game.add(actor);
}

const font = new ex.Font({ size: 18, color: ex.Color.fromHex('#f4faff') });
game.add(new ex.Label({ pos: ex.vec(60, 40), text: 'one graphic, three actors', font }));
game.add(new ex.Label({ pos: ex.vec(350, 40), text: 'a clone each', font }));
void game.start(new ex.Loader([bat]));
