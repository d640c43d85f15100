import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 260,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const coin = new ex.Sound('/kit/sounds/coin.wav');
const image = new ex.ImageSource('/kit/items/coin.png');
const grid = { rows: 1, columns: 6, spriteWidth: 16, spriteHeight: 16 };
const random = new ex.Random();

const info = new ex.Label({ text: 'Click a coin', pos: ex.vec(300, 210) });
info.font = new ex.Font({
  family: 'sans-serif',
  size: 20,
  textAlign: ex.TextAlign.Center,
  color: ex.Color.fromHex('#f4faff'),
});
game.add(info);

async function collect(actor: ex.Actor) {
  void ex.WebAudio.unlock(); // no play button here, so the click opens the sound
  coin.playbackRate = random.floating(0.8, 1.4); // set 1 to hear how dull it gets
  actor.actions.moveBy(0, -24, 300).moveBy(0, 24, 300);
  const played = coin.play(0.4);
  info.text = `${coin.instanceCount()} at once, rate ${coin.playbackRate.toFixed(2)}`;
  await played; // resolves when this one has ended
  if (!coin.isPlaying()) info.text = 'silence';
}

void game.start(new ex.Loader([coin, image])).then(() => {
  const sheet = ex.SpriteSheet.fromImageSource({ image, grid });
  for (let i = 0; i < 7; i++) {
    const actor = new ex.Actor({ pos: ex.vec(60 + i * 80, 110), width: 16, height: 16 });
    actor.scale = ex.vec(4, 4);
    actor.graphics.use(ex.Animation.fromSpriteSheet(sheet, ex.range(0, 5), 90 + i * 8));
    actor.on('pointerdown', () => void collect(actor));
    game.add(actor);
  }
});
