import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 360,
  antialiasing: false,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const coin = new ex.ImageSource('/kit/items/coin.png');
const sound = new ex.Sound('/kit/sounds/coin.wav');

// A logo can be any image address; this one is drawn on the spot.
function drawLogo() {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 80;
  const ctx = canvas.getContext('2d');
  if (ctx) {
    ctx.font = '700 52px sans-serif';
    ctx.fillStyle = '#ffb238';
    ctx.fillText('Coin Rush', 20, 58);
  }
  return canvas.toDataURL();
}

const loader = new ex.Loader([coin, sound]);
loader.logo = drawLogo();
loader.logoWidth = 300;
loader.logoHeight = 80;
loader.logoPosition = ex.vec(150, 60);
loader.loadingBarPosition = ex.vec(150, 170);
loader.loadingBarColor = ex.Color.fromHex('#ff6b4a');
loader.backgroundColor = '#0b2a3f';
loader.playButtonText = 'Start'; // your own words

const sheet = ex.SpriteSheet.fromImageSource({
  image: coin,
  grid: { rows: 1, columns: 6, spriteWidth: 16, spriteHeight: 16 },
});
const spin = ex.Animation.fromSpriteSheet(sheet, ex.range(0, 5), 100);
for (const x of [100, 300, 500]) {
  const pos = ex.vec(x, 180);
  const spinning = new ex.Actor({ pos, scale: ex.vec(7, 7), graphic: spin });
  spinning.on('pointerdown', () => void sound.play(0.4));
  game.add(spinning);
}
void game.start(loader);
