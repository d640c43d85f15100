import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  pixelArt: true,
  suppressPlayButton: true,
});

const images = {
  knight: new ex.ImageSource('/kit/characters/knight.png'),
  slime: new ex.ImageSource('/kit/characters/slime-blue.png'),
};
const add = (image: ex.ImageSource, x: number, size: number) => {
  const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
  const sheet = ex.SpriteSheet.fromImageSource({ image, grid });
  const actor = new ex.Actor({ pos: ex.vec(x, 200), scale: ex.vec(size, size) });
  actor.graphics.use(ex.Animation.fromSpriteSheet(sheet, [6, 7, 8, 9, 10, 11], 90));
  actor.on('postupdate', () => (actor.graphics.flipHorizontal = actor.vel.x < 0));
  game.add(actor);
  return actor;
};
const knight = add(images.knight, 320, 3);
const pet = add(images.slime, 160, 2);

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = `<input type="range" min="0" max="250" value="100"> px distance`;
const distance = row.querySelector('input')!;
function follow() {
  pet.actions.clearActions();
  pet.actions.follow(knight, distance.valueAsNumber);
}
distance.oninput = follow;

// Arrow keys or a click on the field. Change the speed: the pet copies it.
const SPEED = 180;
let goal = ex.vec(520, 320);
game.input.pointers.primary.on('down', (event) => (goal = event.worldPos));
knight.on('preupdate', () => {
  const { keyboard } = game.input;
  const held = (key: ex.Keys) => Number(keyboard.isHeld(key));
  const keys = ex.vec(
    held(ex.Keys.Right) - held(ex.Keys.Left),
    held(ex.Keys.Down) - held(ex.Keys.Up),
  );
  const toGoal = goal.sub(knight.pos);
  if (keys.magnitude > 0) goal = knight.pos.add(keys.normalize().scale(8));
  knight.vel = toGoal.magnitude > 4 ? toGoal.normalize().scale(SPEED) : ex.Vector.Zero;
});
// The timeline: the gap over the last seconds, orange while it is larger than the distance.
const gaps: number[] = [];
game.onPostUpdate = () => {
  gaps.unshift(pet.pos.distance(knight.pos));
  gaps.length = Math.min(gaps.length, 295);
};
game.onPostDraw = (ctx) => {
  gaps.forEach((gap, i) => {
    const color = ex.Color.fromHex(gap > distance.valueAsNumber ? '#ffb238' : '#2185d0');
    ctx.drawLine(ex.vec(594 - i * 2, 396), ex.vec(594 - i * 2, 394 - gap / 8), color, 2);
  });
  ctx.drawCircle(
    knight.pos,
    distance.valueAsNumber,
    ex.Color.Transparent,
    ex.Color.fromHex('#7bbaea'),
    1,
  );
};

follow();
game.start(new ex.Loader(Object.values(images)));
