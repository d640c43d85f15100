import * as ex from 'excalibur';
import { BRICK_HEIGHT, BRICK_WIDTH, WALL_TOP, WIDTH } from './config';
import { brickSheet } from './resources';
import { type Brick, COLORS } from './rules';

const LEFT = (WIDTH - 9 * BRICK_WIDTH) / 2;

const DUST: Readonly<Record<Brick['color'], string>> = {
  red: '#e5484d',
  amber: '#ffb238',
  green: '#4fb35a',
  blue: '#2185d0',
  purple: '#8e5bb5',
  stone: '#8aa0b2',
};

export class BrickActor extends ex.Actor {
  private readonly color_: Brick['color'];
  private hits: number;

  constructor({ column, row, color, hits }: Brick) {
    super({
      x: LEFT + (column + 0.5) * BRICK_WIDTH,
      y: WALL_TOP + (row + 0.5) * BRICK_HEIGHT,
      width: BRICK_WIDTH,
      height: BRICK_HEIGHT,
      collisionType: ex.CollisionType.Fixed,
    });
    this.color_ = color;
    this.hits = hits;
    this.showSprite(0);
  }

  /** Takes a hit and says whether it broke. */
  hit(): boolean {
    this.hits--;
    if (this.hits > 0) {
      this.showSprite(1);
      return false;
    }
    this.crumble();
    this.kill();
    return true;
  }

  private showSprite(column: 0 | 1): void {
    this.graphics.use(brickSheet.getSprite(column, COLORS.indexOf(this.color_)));
  }

  private crumble(): void {
    const dust = new ex.ParticleEmitter({
      pos: this.pos,
      width: BRICK_WIDTH,
      height: BRICK_HEIGHT,
      z: 4,
      isEmitting: false,
      particle: {
        life: 500,
        minSpeed: 10,
        maxSpeed: 70,
        minAngle: 0,
        maxAngle: Math.PI * 2,
        acc: ex.vec(0, 200),
        minSize: 1,
        maxSize: 3,
        fade: true,
        beginColor: ex.Color.fromHex(DUST[this.color_]),
        endColor: ex.Color.fromHex(DUST[this.color_]),
      },
    });
    this.scene?.add(dust);
    dust.emitParticles(14);
    dust.actions.delay(600).die();
  }
}
