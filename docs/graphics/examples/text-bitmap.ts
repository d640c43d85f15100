import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 240,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const image = new ex.ImageSource('/kit/ui/font-outlined.png');
const alphabet = ex
  .range(32, 126)
  .map((code) => String.fromCharCode(code))
  .join('');
const font = new ex.SpriteFont({
  alphabet,
  spacing: -1, // the outlines may overlap
  scale: ex.vec(5, 5),
  spriteSheet: ex.SpriteSheet.fromImageSource({
    image,
    grid: { rows: 6, columns: 16, spriteWidth: 7, spriteHeight: 11 },
  }),
});

// One letter is one graphic: give each its own actor, height and tint.
const title = 'High score!'; // Change it.
const step = 6 * 5;
const start = 300 - (title.length * step) / 2;
[...title].forEach((letter, i) => {
  const text = new ex.Text({ text: letter, font: font.clone() });
  text.font.scale = ex.vec(5, 5);
  const actor = new ex.Actor({
    pos: ex.vec(start + i * step, 90),
    anchor: ex.Vector.Zero,
    graphic: text,
  });
  actor.on('preupdate', () => {
    const phase = game.clock.now() / 300 - i * 0.5;
    actor.pos.y = 80 + Math.sin(phase) * 18;
    text.tint = ex.Color.lerp(
      ex.Color.fromHex('#ffb238'),
      ex.Color.fromHex('#ff6b4a'),
      (Math.sin(phase) + 1) / 2,
    );
  });
  game.add(actor);
});
void game.start(new ex.Loader([image]));
