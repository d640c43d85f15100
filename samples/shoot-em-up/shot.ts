import * as ex from 'excalibur';
import { enemyShotGroup, playerShotGroup } from './groups';
import { createBulletGraphic } from './resources';

/** Flies straight and is gone when it leaves the screen. */
export class Shot extends ex.Actor {
  constructor(pos: ex.Vector, vel: ex.Vector, side: 'player' | 'enemy') {
    super({
      pos,
      vel,
      width: 4,
      height: 6,
      z: 3,
      collisionType: ex.CollisionType.Passive,
      collisionGroup: side === 'player' ? playerShotGroup : enemyShotGroup,
    });
    this.graphics.use(createBulletGraphic(side === 'player' ? 'laser' : 'plasma'));
    this.on('exitviewport', () => this.kill());
  }
}
