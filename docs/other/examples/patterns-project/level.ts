import { Actor, CollisionType, Scene, vec, Vector } from 'excalibur';
import { Config } from './config';
import { Player } from './player';
import { Resources } from './resources';

/** The scene knows who takes part; the parts do not know each other. */
export class Level extends Scene {
  override onInitialize() {
    const hills = new Actor({ anchor: Vector.Zero, y: -20, z: -1 });
    hills.graphics.use(Resources.Hills.toSprite());
    const ground = new Actor({
      pos: vec(160, Config.groundY + 16),
      width: 400,
      height: 32,
      collisionType: CollisionType.Fixed,
    });
    const player = new Player({ pos: Config.player.start });
    player.events.on('statechange', (state) => console.log(state));
    for (const actor of [hills, ground, player]) this.add(actor);
  }
}
