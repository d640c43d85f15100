import * as ex from 'excalibur';

// Set this to false and run again: most of the bullets are on the other side.
const CHECK_FAST_BODIES = true;

const game = new ex.Engine({
  width: 640,
  height: 320,
  backgroundColor: ex.Color.fromHex('#041e2f'),
  physics: {
    gravity: ex.vec(0, 0),
    // The check belongs to the tree of boxes; the hash grid, today's default, does without it.
    spatialPartition: ex.SpatialPartitionStrategy.DynamicTree,
    continuous: { checkForFastBodies: CHECK_FAST_BODIES },
  },
});

const wall = new ex.Actor({
  pos: ex.vec(480, 160),
  width: 8,
  height: 260,
  color: ex.Color.fromHex('#7bbaea'),
  collisionType: ex.CollisionType.Fixed,
});
const cannon = new ex.Actor({
  pos: ex.vec(40, 160),
  width: 56,
  height: 28,
  color: ex.Color.fromHex('#2185d0'),
});
const score = new ex.Label({
  text: '',
  pos: ex.vec(24, 24),
  color: ex.Color.fromHex('#f4faff'),
  font: new ex.Font({ size: 20, family: 'sans-serif' }),
});
for (const actor of [wall, cannon, score]) game.add(actor);

let [stopped, passed] = [0, 0];
function fire(): void {
  const bullet = new ex.Actor({
    pos: ex.vec(70, 60 + Math.random() * 200),
    radius: 6,
    color: ex.Color.fromHex('#ffb238'),
    collisionType: ex.CollisionType.Active,
    vel: ex.vec(4200, 0), // about 70 pixels in each frame, towards a wall of 8
  });
  bullet.on('collisionstart', () => {
    stopped += 1;
    bullet.vel = ex.vec(0, 0);
    bullet.actions.delay(1500).fade(0, 400).die();
  });
  bullet.on('exitviewport', () => {
    if (bullet.pos.x > 480) passed += 1;
    bullet.kill();
  });
  game.add(bullet);
  score.text = `stopped ${stopped}   on the other side ${passed}`;
}

const timer = new ex.Timer({ action: fire, interval: 150, repeats: true });
game.add(timer);
timer.start();
void game.start().then(fire);
