import {
  Actor,
  Animation,
  Color,
  Engine,
  ImageSource,
  Loader,
  SpriteSheet,
  vec,
} from 'excalibur';

// With a bundler: import coinUrl from './coin.png', then new ImageSource(coinUrl).
const coin = new ImageSource('/kit/items/coin.png');

const game = new Engine({
  width: 600,
  height: 260,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: Color.fromHex('#0b2a3f'),
});

const sheet = SpriteSheet.fromImageSource({
  image: coin,
  grid: { rows: 1, columns: 6, spriteWidth: 16, spriteHeight: 16 },
});
for (let i = 0; i < 5; i++) {
  const actor = new Actor({ pos: vec(100 + i * 100, 130), scale: vec(5, 5) });
  // The number is the duration of one frame in milliseconds.
  actor.graphics.use(Animation.fromSpriteSheet(sheet, [0, 1, 2, 3, 4, 5], 70 + i * 25));
  game.add(actor);
}

void game.start(new Loader([coin]));
