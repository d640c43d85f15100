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

const spinning = new ex.Actor({ pos: ex.vec(300, 180), width: 16, height: 16 });
spinning.scale = ex.vec(7, 7);
spinning.on('pointerdown', () => void sound.play(0.4));
spinning.on('initialize', () => {
  const sheet = ex.SpriteSheet.fromImageSource({
    image: coin,
    grid: { rows: 1, columns: 6, spriteWidth: 16, spriteHeight: 16 },
  });
  spinning.graphics.use(ex.Animation.fromSpriteSheet(sheet, [0, 1, 2, 3, 4, 5], 100));
});
game.add(spinning);
void game.start(loader);
