import * as ex from 'excalibur';
import { PADDLE_SPEED, PADDLE_WIDTH, PADDLE_Y, WALL, WIDTH } from './config';
import { resources } from './resources';

const LEFTMOST = WALL + PADDLE_WIDTH / 2;
const RIGHTMOST = WIDTH - LEFTMOST;

export class Paddle extends ex.Actor {
  constructor() {
    super({
      x: WIDTH / 2,
      y: PADDLE_Y,
      width: PADDLE_WIDTH,
      height: 10,
      collisionType: ex.CollisionType.Fixed,
      z: 5,
    });
    this.graphics.use(resources.paddle.toSprite());
  }

  override onInitialize(): void {
    // The pointer and the keys both move it; whichever was used last wins.
    this.scene?.input.pointers.on('move', ({ worldPos }) => this.moveTo(worldPos.x));
    this.scene?.input.pointers.on('down', ({ worldPos }) => this.moveTo(worldPos.x));
  }

  override onPreUpdate({ input: { keyboard } }: ex.Engine, elapsedMs: number): void {
    const isLeft = keyboard.isHeld(ex.Keys.Left) || keyboard.isHeld(ex.Keys.A);
    const isRight = keyboard.isHeld(ex.Keys.Right) || keyboard.isHeld(ex.Keys.D);
    const direction = Number(isRight) - Number(isLeft);
    if (direction)
      this.moveTo(this.pos.x + (direction * PADDLE_SPEED * elapsedMs) / 1000);
  }

  /** Where on the paddle something is: -1 at its left rim, 1 at its right one. */
  offsetOf(x: number): number {
    return (x - this.pos.x) / (PADDLE_WIDTH / 2);
  }

  private moveTo(x: number): void {
    this.pos = ex.vec(ex.clamp(x, LEFTMOST, RIGHTMOST), PADDLE_Y);
  }
}
