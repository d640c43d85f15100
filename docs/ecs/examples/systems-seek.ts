import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#041e2f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

class Seeker extends ex.Component {
  // How sharply it turns. Change the range below.
  constructor(public agility: number) {
    super();
  }
}

class SeekSystem extends ex.System {
  static override priority = ex.SystemPriority.Higher;
  systemType = ex.SystemType.Update;
  target = ex.vec(300, 200);
  query: ex.Query<
    typeof Seeker | typeof ex.TransformComponent | typeof ex.MotionComponent
  >;

  constructor(world: ex.World) {
    super();
    this.query = world.query([Seeker, ex.TransformComponent, ex.MotionComponent]);
  }

  update(elapsedMs: number) {
    for (const entity of this.query.entities) {
      const motion = entity.get(ex.MotionComponent);
      const way = this.target
        .sub(entity.get(ex.TransformComponent).pos)
        .clampMagnitude(220);
      const blend = (entity.get(Seeker).agility * elapsedMs) / 1000;
      motion.vel = motion.vel.lerp(way, ex.clamp(blend, 0, 1));
    }
  }
}

const { world } = game.currentScene;
const seek = new SeekSystem(world);
world.add(seek);
game.input.pointers.primary.on('move', (event) => (seek.target = event.worldPos));

const random = new ex.Random(11);
for (let i = 0; i < 80; i++) {
  const dot = new ex.Actor({
    pos: ex.vec(random.integer(0, 600), random.integer(0, 400)),
    radius: random.integer(3, 8),
    color: ex.Color.fromHex(random.pickOne(['#ffb238', '#7bbaea', '#ff6b4a', '#f4faff'])),
    collisionType: ex.CollisionType.PreventCollision,
  });
  dot.vel = ex.Vector.fromAngle(random.floating(0, 6.3)).scale(200);
  dot.addComponent(new Seeker(random.floating(0.6, 3)));
  game.add(dot);
}

game.start();
