import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
  physics: { gravity: ex.vec(0, 300) },
});

const { Active, Fixed } = ex.CollisionType;
const floor = new ex.Actor({ pos: ex.vec(300, 385), width: 600, height: 30 });
floor.name = 'floor';
floor.body.collisionType = Fixed;
game.add(floor);

['#ffb238', '#ff6b4a'].forEach((color, index) => {
  const crate = new ex.Actor({
    name: `${index + 1}`,
    pos: ex.vec(90 + index * 280, 200),
    width: 54,
    height: 54,
    color: ex.Color.fromHex(color),
    collisionType: Active,
  });
  // how high the crates jump
  crate.on('collisionstart', () => (crate.vel = ex.vec(0, -240 - index * 25)));
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

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText =
  'position:fixed;top:0;left:0;right:0;padding:10px;font:600 14px sans-serif;display:flex;gap:14px';
const switches: Record<string, (on: boolean) => void> = {
  debug: (on) => game.showDebug(on),
  names: (on) => (game.debug.entity.showName = on),
  colliders: (on) => (game.debug.collider.showGeometry = on),
  velocity: (on) => (game.debug.motion.showVelocity = on),
  positions: (on) => (game.debug.transform.showPositionLabel = on),
};
for (const [name, set] of Object.entries(switches)) {
  const label = document.createElement('label');
  label.innerHTML = `<input type="checkbox"> ${name}`;
  const box = label.querySelector('input')!;
  box.onchange = () => set(box.checked);
  bar.append(label);
  if (name !== 'positions') box.click(); // all but the last are on
}
void game.start();
