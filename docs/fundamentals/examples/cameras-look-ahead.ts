import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

/** Shows more of what lies in front of a moving actor than of what lies behind it. */
class LookAhead implements ex.CameraStrategy<ex.Actor> {
  target: ex.Actor;
  seconds = 0.5; // how far ahead to look: try 0 and 1

  constructor(target: ex.Actor) {
    this.target = target;
  }

  action = (target: ex.Actor, camera: ex.Camera, _engine: ex.Engine, elapsed: number) => {
    const goal = target.pos.add(target.vel.scale(this.seconds));
    const focus = camera.getFocus();
    return focus.add(goal.sub(focus).scale(Math.min(1, elapsed / 250)));
  };
}

const cart = new ex.Actor({
  pos: ex.vec(0, 150),
  width: 60,
  height: 30,
  color: ex.Color.fromHex('#ffb238'),
  vel: ex.vec(320, 0),
});
cart.on('postupdate', () => {
  if (Math.abs(cart.pos.x) > 900) cart.vel.x = -Math.sign(cart.pos.x) * 320;
});
game.add(cart);

for (let x = -1200; x <= 1200; x += 120) {
  const height = 60 + ((x / 120) ** 2 % 5) * 20;
  game.add(
    new ex.Actor({
      pos: ex.vec(x, 280 - height / 2),
      width: 50,
      height,
      color: ex.Color.fromHex('#2185d0'),
      z: -1,
    }),
  );
}

game.currentScene.camera.addStrategy(new LookAhead(cart));
game.start();
