import { Actor, Color, easeInOutCubic, Engine, Scene, vec } from 'excalibur';

class Player extends Actor {
  constructor() {
    super({ pos: vec(150, 200), width: 60, height: 60, color: Color.fromHex('#ffb238') });
  }

  override onInitialize() {
    // Change the offsets or the durations, save, and watch.
    this.actions.repeatForever((repeat) => {
      repeat.moveBy({ offset: vec(300, 0), duration: 900, easing: easeInOutCubic });
      repeat.rotateBy({ angleRadiansOffset: Math.PI / 2, duration: 300 });
      repeat.moveBy({ offset: vec(-300, 0), duration: 900, easing: easeInOutCubic });
    });
  }
}

class Level extends Scene {
  override onInitialize() {
    this.add(new Player());
  }
}

const game = new Engine({
  width: 600,
  height: 400,
  backgroundColor: Color.fromHex('#0b2a3f'),
  scenes: { level: Level },
});

void game.start().then(() => game.goToScene('level'));
