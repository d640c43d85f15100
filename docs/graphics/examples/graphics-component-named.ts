import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const image = new ex.ImageSource('/kit/characters/knight.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});

const knight = new ex.Actor({ pos: ex.vec(300, 210), scale: ex.vec(4, 4) });
knight.graphics.anchor = ex.vec(0.5, 1); // stand on the feet
knight.graphics.add('idle', ex.Animation.fromSpriteSheet(sheet, ex.range(0, 3), 180));
knight.graphics.add('run', ex.Animation.fromSpriteSheet(sheet, ex.range(6, 11), 90));
knight.graphics.add('jump', sheet.getSprite(0, 2));
knight.graphics.add('fall', sheet.getSprite(1, 2));
knight.graphics.use('idle');
game.add(knight);

const SPEED = 190; // Change it together with the duration of 'run'.
const { Left, Right, Space, Up } = ex.Keys;
let isWatching = true; // until the first key
knight.on('preupdate', () => {
  const { keyboard } = game.input;
  if (keyboard.getKeys().length > 0) isWatching = false;
  const walk = Number(keyboard.isHeld(Right)) - Number(keyboard.isHeld(Left));
  const time = game.clock.now();
  knight.vel.x = (isWatching ? Math.sign(Math.sin(time / 1100)) : walk) * SPEED;
  if (knight.vel.x !== 0) knight.graphics.flipHorizontal = knight.vel.x < 0;

  const isOnGround = knight.pos.y >= 210;
  const jumps = keyboard.wasPressed(Space) || keyboard.wasPressed(Up);
  if (isOnGround && (jumps || (isWatching && Math.random() < 0.01))) knight.vel.y = -420;
  else if (isOnGround) knight.vel.y = 0;
  else knight.vel.y += 16;

  if (knight.vel.y < 0) knight.graphics.use('jump');
  else if (!isOnGround) knight.graphics.use('fall');
  else knight.graphics.use(knight.vel.x === 0 ? 'idle' : 'run');
});
knight.on('postupdate', () => {
  knight.pos = ex.vec(ex.clamp(knight.pos.x, 40, 560), Math.min(knight.pos.y, 210));
});
const grass = ex.Color.fromHex('#3f9b57');
game.add(new ex.Actor({ pos: ex.vec(300, 255), width: 600, height: 90, color: grass }));
void game.start(new ex.Loader([image]));
