import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  pixelArt: true,
  suppressPlayButton: true,
});

const image = new ex.ImageSource('/kit/characters/knight.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const idle = ex.Animation.fromSpriteSheet(sheet, [0, 1, 2, 3], 180);
const run = ex.Animation.fromSpriteSheet(sheet, [6, 7, 8, 9, 10, 11], 90);

const knight = new ex.Actor({ pos: ex.vec(300, 220), scale: ex.vec(4, 4) });
const keys = new ex.Label({
  text: 'Click here, then use WASD or the arrow keys. Shift runs.',
  pos: ex.vec(20, 20),
  font: new ex.Font({ size: 16, color: ex.Color.White }),
});

const SPEED = 160; // pixels a second; try 400
knight.on('preupdate', () => {
  const { keyboard } = game.input;
  const held = (...any: ex.Keys[]) => Number(any.some((key) => keyboard.isHeld(key)));
  const direction = ex.vec(
    held(ex.Keys.D, ex.Keys.Right) - held(ex.Keys.A, ex.Keys.Left),
    held(ex.Keys.S, ex.Keys.Down) - held(ex.Keys.W, ex.Keys.Up),
  );
  const pace = keyboard.isHeld(ex.Keys.ShiftLeft) ? 2 : 1;
  // Normalised, so that diagonals are not faster. The zero vector stays zero.
  knight.vel = direction.normalize().scale(SPEED * pace);

  knight.graphics.use(direction.magnitude > 0 ? run : idle);
  if (direction.x !== 0) knight.graphics.flipHorizontal = direction.x < 0;

  const heldKeys = keyboard.getKeys();
  if (heldKeys.length > 0) keys.text = `I see: ${heldKeys.join(' + ')}`;
});

game.add(knight);
game.add(keys);
game.start(new ex.Loader([image]));
