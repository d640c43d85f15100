import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  physics: { gravity: ex.vec(0, 900) },
  fixedUpdateFps: 60,
});

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = '<input type="checkbox" checked> one-way platforms';
const oneWay = row.querySelector('input')!;

const solid = (x: number, y: number, width: number) => {
  const platform = new ex.Actor({
    pos: ex.vec(x, y),
    width,
    height: 16,
    color: ex.Color.fromHex('#2185d0'),
    collisionType: ex.CollisionType.Fixed,
  });
  game.add(platform);
  return platform;
};
solid(300, 392, 600);

for (const x of [160, 300, 440]) {
  const platform = solid(x, x === 300 ? 200 : 280, 120);
  platform.on('precollision', ({ contact, other }) => {
    const body = other.owner.get(ex.BodyComponent);
    const feet = other.bounds.bottom;
    const isLanding = body.vel.y >= 0 && feet <= platform.collider.bounds.top + 12;
    // Cancelled contacts are not resolved: the body passes through.
    if (oneWay.checked && !isLanding) contact.cancel();
  });
}

// Three jumpers under the platforms. Change how high they jump.
const JUMP = 560;
[160, 300, 440].forEach((x, i) => {
  const jumper = new ex.Actor({
    pos: ex.vec(x, 340),
    width: 30,
    height: 40,
    color: ex.Color.fromHex(['#ffb238', '#ff6b4a', '#7bbaea'][i]!),
    collisionType: ex.CollisionType.Active,
  });
  jumper.actions.delay(i * 200).repeatForever((step) => {
    step.callMethod(() => (jumper.vel = ex.vec(0, -JUMP))).delay(1600);
    step.callMethod(() => (jumper.pos = ex.vec(x, 350))).delay(300);
  });
  game.add(jumper);
});

game.start();
