import * as ex from 'excalibur';
import type { Battlefield } from './battlefield';
import { HEIGHT } from './config';
import { enemyGroup } from './groups';
import { createBurst, createShipGraphic, resources } from './resources';
import { ENEMIES, type EnemyKind, flightAt } from './rules';
import { Shot } from './shot';

const SHOT_SPEED = 110;
const FLASH_MS = 60;

/** Follows its flight path, shoots if its kind does, and bursts when it has had enough. */
export class Enemy extends ex.Actor {
  readonly kind: EnemyKind;
  private readonly field: Battlefield;
  private readonly startX: number;
  private hits: number;
  private ageMs: number;
  private reloadMs: number;

  constructor(field: Battlefield, kind: EnemyKind, startX: number, ageMs = 0) {
    super({
      pos: ex.vec(startX, -16),
      radius: 7,
      z: 4,
      collisionType: ex.CollisionType.Passive,
      collisionGroup: enemyGroup,
    });
    this.field = field;
    this.kind = kind;
    this.startX = startX;
    this.ageMs = ageMs;
    this.hits = ENEMIES[kind].hits;
    this.reloadMs = ENEMIES[kind].reloadMs;
    this.graphics.use(createShipGraphic(kind));
  }

  override onPreUpdate(_engine: ex.Engine, elapsedMs: number): void {
    this.ageMs += elapsedMs;
    const { x, y } = flightAt(this.kind, this.startX, this.ageMs);
    this.pos = ex.vec(x, y);
    if (this.kind === 'meteor') this.rotation = this.ageMs / 600;
    if (y > HEIGHT + 16) this.kill();
    else this.shootInTime(elapsedMs);
  }

  override onCollisionStart(_self: ex.Collider, other: ex.Collider): void {
    const { owner } = other;
    if (!(owner instanceof Shot)) return this.field.rammed(this);
    owner.kill();
    this.hits--;
    if (this.hits <= 0) return this.field.shotDown(this);
    void resources.hitSound.play(0.3);
    this.actions.clearActions();
    this.actions.flash(ex.Color.White, FLASH_MS);
  }

  burst(): void {
    const burst = new ex.Actor({ pos: this.pos, z: 6 });
    const animation = createBurst();
    animation.events.on('end', () => burst.kill());
    burst.graphics.use(animation);
    this.field.add(burst);
    this.kill();
  }

  private shootInTime(elapsedMs: number): void {
    const { reloadMs } = ENEMIES[this.kind];
    if (!reloadMs) return;
    this.reloadMs -= elapsedMs;
    if (this.reloadMs > 0) return;
    this.reloadMs = reloadMs;
    const aim = this.field.ship.pos.sub(this.pos).normalize().scale(SHOT_SPEED);
    this.field.add(new Shot(this.pos.add(ex.vec(0, 8)), aim, 'enemy'));
  }
}
