import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  physics: { solver: ex.SolverStrategy.Realistic, gravity: ex.vec(0, 400) },
  fixedUpdateFps: 60,
});
game.debug.transform.showPosition = false;
game.debug.entity.showName = false;
game.debug.entity.showId = false;

const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
panel.innerHTML = `
  <label>solver <select><option value="realistic">Realistic</option><option value="arcade">Arcade</option></select></label>
  <label><input type="range" min="-400" max="1000" value="400"> gravity</label>
  <label><input type="checkbox"> debug</label>`;
const [gravity, debug] = [...panel.querySelectorAll('input')];
const solver = panel.querySelector('select')!;
panel.oninput = () => {
  const { physics } = game.currentScene;
  physics.config = {
    ...physics.config,
    solver: solver.value as ex.SolverStrategy,
    gravity: ex.vec(0, gravity!.valueAsNumber),
  };
  game.showDebug(debug!.checked);
};

function solid(x: number, y: number, width: number, rotation = 0) {
  const color = ex.Color.fromHex('#2185d0');
  const ramp = new ex.Actor({ pos: ex.vec(x, y), width, height: 18, color, rotation });
  ramp.body.collisionType = ex.CollisionType.Fixed;
  game.add(ramp);
}
solid(300, 392, 600);
solid(200, 240, 320, 0.35);
solid(480, 320, 160, -0.3);

// Click to drop one more. Change the bounciness or the friction.
let count = 0;
function drop(pos: ex.Vector) {
  const even = count++ % 2 === 0;
  const shape = even ? { width: 34, height: 34 } : { radius: 18 };
  const color = ex.Color.fromHex(even ? '#ffb238' : '#ff6b4a');
  const body = new ex.Actor({ pos, ...shape, color });
  body.body.collisionType = ex.CollisionType.Active;
  body.body.bounciness = 0.4;
  body.body.friction = 0.3;
  game.add(body);
}
game.input.pointers.primary.on('down', (event) => drop(event.worldPos));
for (let i = 0; i < 6; i++) drop(ex.vec(90 + i * 34, 60 + (i % 2) * 40));

game.start();
