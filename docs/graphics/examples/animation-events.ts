import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const image = new ex.ImageSource('/kit/characters/knight.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const run = ex.Animation.fromSpriteSheet(sheet, ex.range(6, 11), 90);
const { Freeze } = ex.AnimationStrategy;
const attack = ex.Animation.fromSpriteSheet(sheet, ex.range(18, 21), 80, Freeze);

const knight = new ex.Actor({ pos: ex.vec(40, 190), scale: ex.vec(4, 4) });
knight.vel.x = 130;
knight.graphics.use(run);
game.add(knight);

function burst(pos: ex.Vector, color: string, vel: ex.Vector) {
  const puff = new ex.Actor({ pos, radius: 7, color: ex.Color.fromHex(color), vel });
  puff.actions.scaleTo({ scale: ex.vec(0.1, 0.1), duration: 500 }).die();
  game.add(puff);
}

// Feet touch the ground in the frames 0 and 3. Change them and see it go wrong.
run.events.on('frame', ({ frameIndex }) => {
  if (frameIndex % 3 === 0)
    burst(knight.pos.add(ex.vec(-20, 42)), '#7bbaea', ex.vec(-40, -25));
});

// The blade is out in frame 2: this is where a hit belongs.
attack.events.on('frame', ({ frameIndex }) => {
  if (frameIndex !== 2) return;
  for (let i = -2; i <= 2; i++)
    burst(knight.pos.add(ex.vec(48, i * 8)), '#ffb238', ex.vec(170, i * 60));
});
attack.events.on('end', () => {
  knight.graphics.use(run);
  knight.vel.x = 130;
});

function strike() {
  attack.reset();
  knight.graphics.use(attack);
  knight.vel.x = 0;
}
game.input.pointers.primary.on('down', strike);
game.input.keyboard.on('press', ({ key }) => {
  if (key === ex.Keys.Space) strike();
});
knight.on('postupdate', () => {
  if (knight.pos.x > 640) knight.pos.x = -40;
});
void game.start(new ex.Loader([image]));
