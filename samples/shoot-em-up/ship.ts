import * as ex from 'excalibur';
import type { Battlefield } from './battlefield';
import { HEIGHT, WIDTH } from './config';
import { playerGroup } from './groups';
import { createShipGraphic, resources } from './resources';
import { Shot } from './shot';

const SPEED = 150;
const RELOAD_MS = 190;
const SHOT_SPEED = 300;
const SAFE_MS = 1500;
const START = ex.vec(WIDTH / 2, HEIGHT - 40);
const MARGIN = 10;
/** A finger hides what is under it: the ship flies this far above it. */
const ABOVE_FINGER = 24;

export class Ship extends ex.Actor {
  private readonly field: Battlefield;
  private reloadMs = 0;
  private safeMs = 0;
  private target: ex.Vector | null = null;

  constructor(field: Battlefield) {
    super({
      pos: START,
      radius: 5,
      z: 5,
      collisionType: ex.CollisionType.Passive,
      collisionGroup: playerGroup,
    });
    this.field = field;
    this.graphics.use(createShipGraphic('ship'));
  }

  override onInitialize(): void {
    const { pointers } = this.field.input;
    const aim = (pos: ex.Vector) => (this.target = pos.sub(ex.vec(0, ABOVE_FINGER)));
    pointers.on('down', ({ worldPos }) => aim(worldPos));
    pointers.on('move', ({ worldPos }) => this.target && aim(worldPos));
    pointers.on('up', () => (this.target = null));
  }

  override onPreUpdate({ input: { keyboard } }: ex.Engine, elapsedMs: number): void {
    if (this.field.battle.phase !== 'playing') return void (this.vel = ex.vec(0, 0));
    this.vel = this.target
      ? this.towards(this.target)
      : readDirection(keyboard).scale(SPEED);
    this.reloadMs -= elapsedMs;
    this.safeMs -= elapsedMs;
    const isFiring = keyboard.isHeld(ex.Keys.Space) || this.target !== null;
    if (isFiring && this.reloadMs <= 0) this.fire();
  }

  override onPostUpdate(): void {
    this.pos = ex.vec(
      ex.clamp(this.pos.x, MARGIN, WIDTH - MARGIN),
      ex.clamp(this.pos.y, MARGIN + 20, HEIGHT - MARGIN),
    );
  }

  override onCollisionStart(_self: ex.Collider, other: ex.Collider): void {
    if (!(other.owner instanceof Shot)) return;
    other.owner.kill();
    this.field.shipHit();
  }

  get isSafe(): boolean {
    return this.safeMs > 0;
  }

  hurt(): void {
    this.safeMs = SAFE_MS;
    this.actions.clearActions();
    this.actions.blink(90, 90, SAFE_MS / 180);
  }

  reset(): void {
    this.pos = START;
    this.safeMs = 0;
    this.target = null;
    this.graphics.isVisible = true;
  }

  private towards(target: ex.Vector): ex.Vector {
    const way = target.sub(this.pos);
    // Close to the finger it slows down instead of trembling around it.
    return way.magnitude < 2
      ? ex.vec(0, 0)
      : way.normalize().scale(Math.min(SPEED * 1.6, way.magnitude * 12));
  }

  private fire(): void {
    this.reloadMs = RELOAD_MS;
    for (const side of [-4, 4]) {
      this.field.add(
        new Shot(this.pos.add(ex.vec(side, -8)), ex.vec(0, -SHOT_SPEED), 'player'),
      );
    }
    void resources.laserSound.play(0.15);
  }
}

function readDirection(keyboard: ex.Keyboard): ex.Vector {
  const isHeld = (...keys: ex.Keys[]) => Number(keys.some((key) => keyboard.isHeld(key)));
  const x = isHeld(ex.Keys.Right, ex.Keys.D) - isHeld(ex.Keys.Left, ex.Keys.A);
  const y = isHeld(ex.Keys.Down, ex.Keys.S) - isHeld(ex.Keys.Up, ex.Keys.W);
  return x || y ? ex.vec(x, y).normalize() : ex.vec(0, 0);
}
