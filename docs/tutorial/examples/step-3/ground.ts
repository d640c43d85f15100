import * as ex from 'excalibur';

export class Ground extends ex.Actor {
  // Nothing reads this yet: the texture of step 14 scrolls while it is true.
  moving = true;

  constructor(pos: ex.Vector) {
    super({
      pos,
      anchor: ex.vec(0, 0),
      width: 400,
      height: 64,
      color: ex.Color.fromHex('#bd9853'),
      z: 1,
    });
  }

  start(): void {
    this.moving = true;
  }

  stop(): void {
    this.moving = false;
  }
}
