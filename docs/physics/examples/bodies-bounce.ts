import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  physics: {
    solver: ex.SolverStrategy.Realistic,
    gravity: ex.vec(0, 500),
    bodies: { canSleepByDefault: true, sleepTimeThreshold: 600 },
  },
  fixedUpdateFps: 60,
});

const blue = ex.Color.fromHex('#2185d0');
const floor = { collisionType: ex.CollisionType.Fixed, color: blue };
game.add(new ex.Actor({ pos: ex.vec(300, 390), width: 600, height: 20, ...floor }));
game.add(new ex.Actor({ pos: ex.vec(-10, 200), width: 20, height: 400, ...floor }));
game.add(new ex.Actor({ pos: ex.vec(610, 200), width: 20, height: 400, ...floor }));

const asleep = ex.Color.fromHex('#6b7f8c');
function addBox(x: number, hex: string, bounciness: number, friction: number) {
  const awake = ex.Color.fromHex(hex);
  const box = new ex.Actor({ pos: ex.vec(x, 140), width: 60, height: 60, color: awake });
  box.body.collisionType = ex.CollisionType.Active;
  box.body.bounciness = bounciness;
  box.body.friction = friction;
  box.vel = ex.vec(60, 0);

  const [color, textAlign] = [ex.Color.White, ex.TextAlign.Center];
  const font = new ex.Font({ size: 13, lineHeight: 17, color, textAlign });
  const text = new ex.Label({ text: '', font });
  game.add(text);
  box.on('postupdate', () => {
    box.color = box.body.isSleeping ? asleep : awake;
    text.pos = box.pos.add(ex.vec(0, -62));
    text.text = `bounciness ${bounciness}\nfriction ${friction}`;
  });

  // Click a box: an impulse at the place you hit, so it also spins. Change its strength.
  box.on('pointerdown', (event) => {
    box.body.wake();
    box.body.applyImpulse(event.worldPos, ex.vec(0, -3500));
  });
  game.add(box);
}
addBox(110, '#ffb238', 0.9, 0.1);
addBox(280, '#7bbaea', 0.5, 0.5);
addBox(450, '#ff6b4a', 0, 0.99);

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = '<input type="checkbox"> debug draw';
row.oninput = () => game.toggleDebug();

game.start();
