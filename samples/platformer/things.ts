import * as ex from 'excalibur';
import { createPoses } from '../shared/character';
import { TILE } from '../shared/tiles';
import type { Place } from './level';
import { resources } from './resources';

export const placeToPos = ({ column, row }: Place): ex.Vector =>
  ex.vec((column + 0.5) * TILE, (row + 0.5) * TILE);

export class Coin extends ex.Actor {
  constructor(place: Place) {
    super({
      pos: placeToPos(place),
      radius: 6,
      collisionType: ex.CollisionType.Passive,
      z: 4,
    });
    const sheet = ex.SpriteSheet.fromImageSource({
      image: resources.coin,
      grid: { rows: 1, columns: 6, spriteWidth: 16, spriteHeight: 16 },
    });
    this.graphics.use(ex.Animation.fromSpriteSheet(sheet, ex.range(0, 5), 100));
  }
}

export class Spikes extends ex.Actor {
  constructor(place: Place) {
    const pos = placeToPos(place).add(ex.vec(0, 4));
    super({ pos, width: 12, height: 6, collisionType: ex.CollisionType.Passive });
  }
}

export class Treasure extends ex.Actor {
  constructor(place: Place) {
    super({
      pos: placeToPos(place),
      width: 16,
      height: 16,
      collisionType: ex.CollisionType.Passive,
      z: 4,
    });
    this.showLid(0);
  }

  open(): void {
    this.showLid(1);
  }

  private showLid(column: 0 | 1): void {
    const sheet = ex.SpriteSheet.fromImageSource({
      image: resources.chest,
      grid: { rows: 1, columns: 2, spriteWidth: 16, spriteHeight: 16 },
    });
    this.graphics.use(sheet.getSprite(column, 0));
  }
}

const SLIME_SPEED = 28;

/** Walks to and fro over the columns it was given. */
export class Slime extends ex.Actor {
  private readonly poses = createPoses(resources.slime);

  constructor(place: Place, { from, to }: { from: number; to: number }) {
    super({
      // The feet of the picture are a pixel above its lower rim.
      pos: placeToPos(place).add(ex.vec(0, -3)),
      z: 5,
      collisionType: ex.CollisionType.Passive,
      collider: ex.Shape.Box(14, 10, ex.Vector.Half, ex.vec(0, 6)),
    });
    this.graphics.use(this.poses.run);
    const toX = (column: number) => (column + 0.5) * TILE;
    this.actions.repeatForever((walk) =>
      walk
        .moveTo(toX(from), this.pos.y, SLIME_SPEED)
        .moveTo(toX(to), this.pos.y, SLIME_SPEED),
    );
  }

  override onPostUpdate(): void {
    if (this.vel.x) this.graphics.flipHorizontal = this.vel.x < 0;
  }

  squash(): void {
    this.body.collisionType = ex.CollisionType.PreventCollision;
    this.actions.clearActions();
    this.vel = ex.vec(0, 0);
    this.graphics.use(this.poses.hurt);
    this.actions
      .scaleTo({ scale: ex.vec(1.3, 0.3), duration: 120 })
      .fade(0, 200)
      .die();
  }
}
