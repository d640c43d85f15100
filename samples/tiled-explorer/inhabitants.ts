import * as ex from 'excalibur';
import { createPoses } from '../shared/character';
import { resources } from './resources';
import { toDirection } from './rules';

const SPEED = 70;
const SAFE_MS = 1300;

export class Knight extends ex.Actor {
  private readonly poses = createPoses(resources.knight);
  private target: ex.Vector | null = null;
  private safeMs = 0;
  isActive = false;

  constructor(pos: ex.Vector) {
    super({
      pos,
      z: 50,
      collisionType: ex.CollisionType.Active,
      // Only the feet collide: the head may be in front of what is behind the knight.
      collider: ex.Shape.Box(10, 7, ex.Vector.Half, ex.vec(0, 8)),
    });
    this.graphics.use(this.poses.idle);
  }

  override onInitialize(): void {
    const { pointers } = this.scene!.input;
    pointers.on('down', ({ worldPos }) => (this.target = worldPos));
    pointers.on('move', ({ worldPos }) => this.target && (this.target = worldPos));
    pointers.on('up', () => (this.target = null));
  }

  override onPreUpdate({ input: { keyboard } }: ex.Engine, elapsedMs: number): void {
    const { x, y } = this.isActive ? this.readDirection(keyboard) : { x: 0, y: 0 };
    this.safeMs -= elapsedMs;
    this.vel = ex.vec(x, y).scale(SPEED);
    if (x) this.graphics.flipHorizontal = x < 0;
    this.graphics.use(x || y ? this.poses.run : this.poses.idle);
  }

  get isSafe(): boolean {
    return this.safeMs > 0;
  }

  hurt(): void {
    this.safeMs = SAFE_MS;
    this.actions.clearActions();
    this.actions.blink(90, 90, SAFE_MS / 180);
  }

  private readDirection(keyboard: ex.Keyboard): { x: number; y: number } {
    const isHeld = (...keys: ex.Keys[]) =>
      Number(keys.some((key) => keyboard.isHeld(key)));
    const x = isHeld(ex.Keys.Right, ex.Keys.D) - isHeld(ex.Keys.Left, ex.Keys.A);
    const y = isHeld(ex.Keys.Down, ex.Keys.S) - isHeld(ex.Keys.Up, ex.Keys.W);
    if (x || y || !this.target) return toDirection(x, y);
    const way = this.target.sub(this.pos);
    return way.magnitude < 4 ? { x: 0, y: 0 } : toDirection(way.x, way.y);
  }
}

export class Coin extends ex.Actor {
  readonly value: number;

  constructor(pos: ex.Vector, value: number) {
    super({ pos, radius: 7, collisionType: ex.CollisionType.Passive, z: 40 });
    this.value = value;
    const sheet = ex.SpriteSheet.fromImageSource({
      image: resources.coin,
      grid: { rows: 1, columns: 6, spriteWidth: 16, spriteHeight: 16 },
    });
    this.graphics.use(ex.Animation.fromSpriteSheet(sheet, ex.range(0, 5), 100));
    // Rare coins are larger.
    if (value > 1) this.scale = ex.vec(1.4, 1.4);
  }
}

const SLIME_WAY = 40;

export class Slime extends ex.Actor {
  constructor(pos: ex.Vector, speed: number) {
    super({
      pos,
      z: 45,
      collisionType: ex.CollisionType.Passive,
      collider: ex.Shape.Box(14, 9, ex.Vector.Half, ex.vec(0, 6)),
    });
    this.graphics.use(createPoses(resources.slime).run);
    this.actions.repeatForever((walk) =>
      walk.moveBy(SLIME_WAY, 0, speed).moveBy(-SLIME_WAY, 0, speed),
    );
  }

  override onPostUpdate(): void {
    if (this.vel.x) this.graphics.flipHorizontal = this.vel.x < 0;
  }
}
