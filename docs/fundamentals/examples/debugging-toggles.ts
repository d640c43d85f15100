import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
  physics: { gravity: ex.vec(0, 300) },
});
game.showDebug(true);
game.debug.entity.showName = true;
game.debug.motion.showVelocity = true;

const floor = new ex.Actor({
  name: 'floor',
  pos: ex.vec(300, 385),
  width: 600,
  height: 30,
});
floor.body.collisionType = ex.CollisionType.Fixed;
game.add(floor);

['#ffb238', '#ff6b4a', '#f4faff'].forEach((color, index) => {
  const crate = new ex.Actor({
    name: `${index + 1}`,
    pos: ex.vec(90 + index * 190, 200),
    width: 54,
    height: 54,
    color: ex.Color.fromHex(color),
    collisionType: ex.CollisionType.Active,
  });
  crate.on('collisionstart', () => {
    crate.vel = ex.vec(0, -240 - index * 25); // how high the crates jump
  });
  game.add(crate);
});

// A ray from the pointer; helpers draw for one frame and only in debug mode.
let pointer = ex.vec(60, 90);
game.input.pointers.primary.on('move', (event) => (pointer = event.worldPos));
game.on('postupdate', () => {
  const ray = new ex.Ray(pointer, ex.vec(1, 0.4).normalize());
  ex.Debug.drawRay(ray, { distance: 900, color: ex.Color.fromHex('#041e2f') });
  const [hit] = game.currentScene.physics.rayCast(ray, { searchAllColliders: false });
  if (hit) ex.Debug.drawCircle(hit.point, 7, { color: ex.Color.fromHex('#ff6b4a') });
});

const bar = document.createElement('div');
bar.style.cssText =
  'position:fixed;top:0;left:0;right:0;padding:10px;font:600 14px sans-serif;display:flex;gap:14px';
const switches: [string, (on: boolean) => void, boolean][] = [
  ['debug', (on) => game.showDebug(on), true],
  ['names', (on) => (game.debug.entity.showName = on), true],
  ['colliders', (on) => (game.debug.collider.showGeometry = on), true],
  ['velocity', (on) => (game.debug.motion.showVelocity = on), true],
  ['positions', (on) => (game.debug.transform.showPositionLabel = on), false],
];
for (const [name, set, on] of switches) {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = on;
  box.addEventListener('change', () => set(box.checked));
  label.append(box, ` ${name}`);
  bar.append(label);
}
document.body.append(bar);
void game.start();
