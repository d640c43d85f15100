import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 640,
  height: 300,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const knight = new ex.ImageSource('/kit/characters/knight.png');
const slime = new ex.ImageSource('/kit/characters/slime.png');
const ground = new ex.Actor({
  pos: ex.vec(320, 280),
  width: 640,
  height: 40,
  color: ex.Color.fromHex('#4fb35a'),
});
game.add(ground);

// Groups: guards meet guests, but not one another. Take the group away and the guards turn round too.
const guards = ex.CollisionGroupManager.create('guards');

void game.start(new ex.Loader([knight, slime])).then(() => {
  const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
  const run = (image: ex.ImageSource) =>
    ex.Animation.fromSpriteSheet(
      ex.SpriteSheet.fromImageSource({ image, grid }),
      ex.range(6, 11),
      90,
    );

  for (const [y, speed] of [
    [224, 120],
    [224, 190],
  ] as const) {
    const guard = new ex.Actor({
      pos: ex.vec(540, y),
      width: 24,
      height: 72,
      collisionGroup: guards,
    });
    guard.graphics.use(run(knight));
    guard.scale = ex.vec(3, 3);
    // 440 pixels to the left and back, for ever, at a speed in pixels a second.
    guard.actions.repeatForever((patrol) => {
      patrol.moveBy(ex.vec(-440, 0), speed);
      patrol.moveBy(ex.vec(440, 0), speed);
    });
    guard.on('postupdate', () => (guard.graphics.flipHorizontal = guard.vel.x < 0));
    game.add(guard);
  }

  const guest = new ex.Actor({ pos: ex.vec(320, 224), width: 14, height: 24 });
  guest.graphics.use(run(slime));
  guest.scale = ex.vec(3, 3);
  guest.on('collisionstart', () => {
    if (guest.pos.y < 224) return;
    guest.actions.moveBy({ offset: ex.vec(0, -120), duration: 260 });
    guest.actions.moveBy({ offset: ex.vec(0, 120), duration: 320 });
  });
  game.add(guest);
});
