import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const image = new ex.ImageSource('/kit/characters/skeleton.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const idle = ex.Animation.fromSpriteSheet(sheet, ex.range(0, 3), 180);

// One sheet, five enemies. Mix tints of your own.
const tints = ['#ffffff', '#ffb238', '#ff6b4a', '#7bbaea', '#777799'];
const font = new ex.Font({ size: 15, color: ex.Color.fromHex('#f4faff') });
const enemies = tints.map((hex, i) => {
  const graphic = idle.clone();
  graphic.tint = ex.Color.fromHex(hex);
  const pos = ex.vec(75 + i * 113, 150);
  game.add(new ex.Actor({ pos, scale: ex.vec(4, 4), graphic }));
  game.add(new ex.Label({ pos: pos.add(ex.vec(-30, 66)), text: hex, font }));
  return graphic as ex.Animation;
});

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText = 'position:fixed;top:12px;left:20px;color:#f4faff;font:14px system-ui';
bar.innerHTML = `<label>brightness <input type="range" max="1" step="0.01" value="1"></label>`;
bar.oninput = () => {
  const light = bar.querySelector('input')!.valueAsNumber * 255;
  enemies.forEach((enemy, i) => {
    // Two tints in one: the colours multiply.
    enemy.tint = ex.Color.fromHex(tints[i]!).multiply(
      ex.Color.fromRGB(light, light, light),
    );
  });
};
void game.start(new ex.Loader([image]));
