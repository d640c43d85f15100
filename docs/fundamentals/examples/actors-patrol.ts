import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

class Guard extends ex.Actor {
  constructor() {
    super({
      name: 'guard',
      pos: ex.vec(140, 200),
      width: 80,
      height: 80,
      color: ex.Color.fromHex('#ffb238'),
    });
  }

  override onInitialize() {
    // Change the distance (320) or the duration (1200 ms).
    const pace = { duration: 1200, easing: ex.easeInOutCubic };
    this.actions.repeatForever((repeat) => {
      repeat.moveBy({ offset: ex.vec(320, 0), ...pace });
      repeat.moveBy({ offset: ex.vec(-320, 0), ...pace });
    });

    // The hub sits on the guard and turns; the moon sits on the hub, so it orbits.
    const hub = new ex.Actor({ angularVelocity: 3 });
    const moon = new ex.Actor({
      pos: ex.vec(90, 0),
      radius: 16,
      color: ex.Color.fromHex('#7bbaea'),
    });
    hub.addChild(moon);
    this.addChild(hub);

    this.on('pointerdown', () => this.kill());
  }

  override onPostKill(scene: ex.Scene) {
    scene.engine.clock.schedule(() => scene.add(new Guard()), 1000);
  }
}

game.add(
  new ex.Label({
    text: 'Click the guard: it is gone, and a new one comes after a second',
    pos: ex.vec(20, 30),
    color: ex.Color.fromHex('#f4faff'),
    font: new ex.Font({ size: 17, family: 'sans-serif' }),
  }),
);
game.add(new Guard());
game.start();
