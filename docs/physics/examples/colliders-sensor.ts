import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 300, backgroundColor });

// The turret's body is small; a child actor is its eye.
const turret = new ex.Actor({
  pos: ex.vec(300, 150),
  radius: 18,
  color: ex.Color.fromHex('#7bbaea'),
  collisionType: ex.CollisionType.Fixed,
});
const RANGE = 110; // Change how far it sees.
const ring = (hex: string) =>
  new ex.Circle({
    radius: RANGE,
    color: ex.Color.fromHex(hex),
    strokeColor: ex.Color.fromHex('#7bbaea'),
  });
const eye = new ex.Actor({
  radius: RANGE,
  collisionType: ex.CollisionType.Passive,
  z: -1,
});
eye.graphics.use(ring('#2185d022'));
turret.addChild(eye);
game.add(turret);

let seen = 0;
const update = (change: number) => {
  seen += change;
  eye.graphics.use(ring(seen > 0 ? '#ff6b4a55' : '#2185d022'));
};
eye.on('collisionstart', ({ other }) => other.owner.hasTag('intruder') && update(1));
eye.on('collisionend', ({ other }) => other.owner.hasTag('intruder') && update(-1));

for (let i = 0; i < 3; i++) {
  const intruder = new ex.Actor({
    pos: ex.vec(-40 - i * 170, 70 + i * 80),
    radius: 12,
    color: ex.Color.fromHex('#ffb238'),
    collisionType: ex.CollisionType.Passive,
    vel: ex.vec(150, 0),
  });
  intruder.addTag('intruder');
  intruder.on('postupdate', () => {
    if (intruder.pos.x > 640) intruder.pos = ex.vec(-40, intruder.pos.y);
  });
  game.add(intruder);
}

const debug = document.body.appendChild(document.createElement('label'));
debug.style.cssText =
  'position:fixed;top:10px;right:10px;color:#f4faff;font:14px system-ui';
debug.innerHTML = '<input type="checkbox"> debug draw';
debug.oninput = () => game.toggleDebug();

game.start();
