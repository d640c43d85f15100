import * as ex from 'excalibur';
import { addMatrix } from './matrix';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  physics: { solver: ex.SolverStrategy.Realistic, gravity: ex.vec(0, 300) },
  fixedUpdateFps: 60,
});

// One bit for each group. Add a fourth: its bit would be 0b1000.
const names = ['players', 'enemies', 'floor'] as const;
const colors = ['#ffb238', '#ff6b4a', '#2185d0'];
const masks = [0b110, 0b111, 0b011];
const groupOf = (i: number) => new ex.CollisionGroup(names[i]!, 1 << i, masks[i]!);

addMatrix(names, masks, (i, j, isTicked) => {
  masks[i] = isTicked ? masks[i]! | (1 << j) : masks[i]! & ~(1 << j);
  masks[j] = isTicked ? masks[j]! | (1 << i) : masks[j]! & ~(1 << i);
  members.forEach(({ actor, i: own }) => (actor.body.group = groupOf(own)));
});

const members: { actor: ex.Actor; i: number }[] = [];
function add(i: number, actor: ex.Actor, type: ex.CollisionType) {
  actor.body.collisionType = type;
  actor.body.group = groupOf(i);
  actor.body.bounciness = 0.5;
  members.push({ actor, i });
  game.add(actor);
}
const colorOf = (i: number) => ex.Color.fromHex(colors[i]!);
for (const rotation of [0.25, -0.25]) {
  const place = { pos: ex.vec(300 - rotation * 600, 340), rotation };
  const ramp = new ex.Actor({ ...place, width: 330, height: 18, color: colorOf(2) });
  add(2, ramp, ex.CollisionType.Fixed);
}
for (let n = 0; n < 16; n++) {
  const above = () => ex.vec(ex.randomInRange(200, 560), ex.randomInRange(-260, 60));
  const ball = new ex.Actor({ pos: above(), radius: 15, color: colorOf(n % 2) });
  add(n % 2, ball, ex.CollisionType.Active);
  ball.body.canSleep = false;
  ball.on('postupdate', () => {
    if (ball.pos.y < 460) return;
    ball.pos = above();
    ball.vel = ex.Vector.Zero;
  });
}

const debug = document.body.appendChild(document.createElement('label'));
debug.style.cssText =
  'position:fixed;top:8px;right:8px;color:#f4faff;font:14px system-ui';
debug.innerHTML = '<input type="checkbox"> debug draw';
debug.oninput = () => game.toggleDebug();

game.start();
