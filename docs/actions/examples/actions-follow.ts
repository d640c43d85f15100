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
distance.oninput = () => {
  pet.actions.clearActions();
  pet.actions.follow(knight, distance.valueAsNumber);
};
pet.actions.follow(knight, distance.valueAsNumber);

// Arrow keys or a click on the field. Change the speed: the pet copies it.
const SPEED = 180;
let goal = ex.vec(520, 320);
game.input.pointers.primary.on('down', (event) => (goal = event.worldPos));
knight.on('preupdate', () => {
  const held = (key: ex.Keys) => Number(game.input.keyboard.isHeld(key));
  const x = held(ex.Keys.Right) - held(ex.Keys.Left);
  const y = held(ex.Keys.Down) - held(ex.Keys.Up);
  if (x || y) goal = knight.pos.add(ex.vec(x, y).normalize().scale(8));
  const toGoal = goal.sub(knight.pos);
  knight.vel = toGoal.magnitude > 4 ? toGoal.normalize().scale(SPEED) : ex.Vector.Zero;
});
// The timeline: the gap over the last seconds, orange while it is larger than the distance.
const gaps: number[] = [];
game.onPostUpdate = () => {
  gaps.unshift(pet.pos.distance(knight.pos));
  gaps.length = Math.min(gaps.length, 295);
};
game.onPostDraw = (ctx) => {
  const [near, far] = [ex.Color.fromHex('#2185d0'), ex.Color.fromHex('#ffb238')];
  const most = distance.valueAsNumber;
  gaps.forEach((gap, i) => {
    const bottom = ex.vec(594 - i * 2, 396);
    ctx.drawLine(bottom, bottom.sub(ex.vec(0, gap / 8)), gap > most ? far : near, 2);
  });
  ctx.drawCircle(knight.pos, most, ex.Color.Transparent, near, 1);
};

game.start(new ex.Loader(Object.values(images)));
