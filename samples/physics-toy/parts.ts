import * as ex from 'excalibur';
import { PixelText } from '../shared/pixelText';
import { GEMS, resources } from './resources';
import { BOWL_WIDTH, BOWLS, HEIGHT, type Place, WIDTH } from './rules';

const WOOD = ex.Color.fromHex('#5a3420');
const BOWL_HEIGHT = 34;
const BOWL_COLORS: Readonly<Record<number, string>> = {
  20: '#12507d',
  50: '#8e5bb5',
  150: '#b26a00',
};

export class Ball extends ex.Actor {
  constructor(pos: ex.Vector) {
    super({ pos, radius: 5, z: 6, collisionType: ex.CollisionType.Active });
    this.body.bounciness = 0.55;
    this.body.friction = 0.05;
    this.body.mass = 1;
    this.graphics.use(resources.ball.toSprite());
  }
}

export class Peg extends ex.Actor {
  constructor({ x, y }: Place, color: number) {
    super({ x, y, radius: 6, z: 4, collisionType: ex.CollisionType.Fixed });
    this.body.bounciness = 0.6;
    this.graphics.use(GEMS[color % GEMS.length]!.toSprite());
  }

  glow(): void {
    this.actions.clearActions();
    this.scale = ex.vec(1, 1);
    this.actions
      .scaleTo({ scale: ex.vec(1.35, 1.35), duration: 60 })
      .scaleTo({ scale: ex.vec(1, 1), duration: 140 });
  }
}

/** Catches balls: it is passive, so they fall through it and it hears of them. */
export class Bowl extends ex.Actor {
  readonly index: number;

  constructor(index: number) {
    const points = BOWLS[index]!;
    super({
      x: (index + 0.5) * BOWL_WIDTH,
      y: HEIGHT - BOWL_HEIGHT / 2,
      width: BOWL_WIDTH - 4,
      height: BOWL_HEIGHT,
      color: ex.Color.fromHex(BOWL_COLORS[points]!),
      collisionType: ex.CollisionType.Passive,
      z: 1,
    });
    this.index = index;
    this.addChild(new PixelText({ pos: ex.vec(0, 0), text: String(points), z: 2 }));
  }

  cheer(): void {
    this.actions.clearActions();
    this.actions.flash(ex.Color.White, 250);
  }
}

/** The wooden frame: two sides and the walls between the bowls. */
export function createFrame(): ex.Actor[] {
  const plank = (x: number, y: number, width: number, height: number) =>
    new ex.Actor({
      x,
      y,
      width,
      height,
      color: WOOD,
      z: 3,
      collisionType: ex.CollisionType.Fixed,
    });
  const dividers = Array.from({ length: BOWLS.length - 1 }, (_, index) =>
    plank((index + 1) * BOWL_WIDTH, HEIGHT - BOWL_HEIGHT / 2, 4, BOWL_HEIGHT),
  );
  return [
    plank(3, HEIGHT / 2, 6, HEIGHT),
    plank(WIDTH - 3, HEIGHT / 2, 6, HEIGHT),
    ...dividers,
  ];
}
