import { Actor, Circle, CollisionType, Color, Shape, SolverStrategy, SpriteSheet, Timer, vec } from 'excalibur';
import type { Sprite, Vector } from 'excalibur';
import { createSetting, loadPicture } from '../featureArt.ts';
import { STAGE, type FeatureScene } from '../featureScene.ts';

const TILE = 16;
const CRATE_CELL = { x: 0, y: 4 };
const BALL_RADIUS = 6;
const BALL_EVERY_MS = 1500;
const MAX_THROWN = 6;
const CRATES = [vec(22, 32), vec(39, 32), vec(30, 16), vec(74, 32)];

function createCrate(sprite: Sprite, pos: Vector): Actor {
  const crate = new Actor({ pos, width: TILE, height: TILE, collisionType: CollisionType.Active });
  crate.graphics.use(sprite);
  return crate;
}

function createBall(pos: Vector): Actor {
  const ball = new Actor({ pos, collider: Shape.Circle(BALL_RADIUS), collisionType: CollisionType.Active });
  const outline = Color.fromHex('#041e2f');
  ball.graphics.use(
    new Circle({ radius: BALL_RADIUS, color: Color.fromHex('#f2685a'), strokeColor: outline, lineWidth: 1 }),
  );
  ball.body.bounciness = 0.5;
  return ball;
}

const createWall = (x: number, y: number, width: number, height: number) =>
  new Actor({ x, y, width, height, collisionType: CollisionType.Fixed });

/** A pile of crates, balls that fall on it, and another crate wherever the visitor presses. */
export const featureScene: FeatureScene = {
  physics: { solver: SolverStrategy.Realistic, gravity: vec(0, 220) },
  async create(engine) {
    const [scene, image] = await Promise.all([createSetting('physics'), loadPicture('/kit/tiles/tiles.png')]);
    const sheet = SpriteSheet.fromImageSource({
      image,
      grid: { rows: 6, columns: 8, spriteWidth: TILE, spriteHeight: TILE },
    });
    const sprite = sheet.getSprite(CRATE_CELL.x, CRATE_CELL.y);
    const { width, floor } = STAGE;
    for (const wall of [
      createWall(width / 2, floor + 8, width * 2, 16),
      createWall(-8, 0, 16, 200),
      createWall(width + 8, 0, 16, 200),
    ])
      scene.add(wall);
    for (const pos of CRATES) scene.add(createCrate(sprite, pos));

    const thrown: Actor[] = [];
    const add = (actor: Actor) => {
      thrown.push(actor);
      scene.add(actor);
      if (thrown.length > MAX_THROWN) thrown.shift()?.kill();
    };
    const drop = () => add(createBall(vec(20 + Math.random() * 56, -BALL_RADIUS)));
    const timer = new Timer({ action: drop, interval: BALL_EVERY_MS, repeats: true });
    scene.add(timer);
    timer.start();
    add(createBall(vec(50, -BALL_RADIUS)));
    engine.input.pointers.primary.on('down', ({ worldPos }) => add(createCrate(sprite, worldPos)));
    return scene;
  },
};
