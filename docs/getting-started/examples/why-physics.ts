import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 320,
  backgroundColor: ex.Color.fromHex('#f4faff'),
  fixedUpdateFps: 60, // the same small time step on every device
  physics: { solver: ex.SolverStrategy.Realistic, gravity: ex.vec(0, 600) },
});

const wall = (x: number, y: number, width: number, height: number) => {
  const collisionType = ex.CollisionType.Fixed;
  const color = ex.Color.fromHex('#0b2a3f');
  game.add(new ex.Actor({ pos: ex.vec(x, y), width, height, color, collisionType }));
};
wall(300, 360, 900, 120); // thick walls: a fast body cannot jump through
wall(-50, 160, 120, 900);
wall(650, 160, 120, 900);

const colors = ['#ffb238', '#ff6b4a', '#2185d0', '#7bbaea'];
const random = new ex.Random(3);
const drop = (pos: ex.Vector) => {
  const color = ex.Color.fromHex(random.pickOne(colors));
  const size = random.integer(16, 26);
  const options = { pos, color, collisionType: ex.CollisionType.Active };
  const thing = random.bool()
    ? new ex.Actor({ ...options, radius: size })
    : new ex.Actor({ ...options, width: size * 2, height: size * 2 });
  thing.body.bounciness = 0.3; // 0 is clay, 0.9 is rubber
  game.add(thing);
};

for (let i = 0; i < 14; i++) drop(ex.vec(random.integer(60, 540), 200 - i * 45));
game.input.pointers.primary.on('down', ({ worldPos }) => drop(worldPos));
void game.start();
