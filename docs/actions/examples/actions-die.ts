import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

const label = new ex.Label({
  text: '',
  pos: ex.vec(20, 350),
  font: new ex.Font({ size: 18, color: ex.Color.White }),
});
const cannon = new ex.Actor({
  pos: ex.vec(60, 200),
  radius: 22,
  color: ex.Color.fromHex('#2185d0'),
});
game.add(label);
game.add(cannon);

let fired = 0;
let dead = 0;
function fire() {
  fired++;
  const bullet = new ex.Actor({
    pos: cannon.pos.clone(),
    radius: 9,
    color: ex.Color.fromHex('#ffb238'),
  });
  const aim = ex.vec(ex.randomInRange(380, 560), ex.randomInRange(40, 320));
  // Fly, fade, disappear. Take die() away and watch the number in the scene grow.
  bullet.actions.moveTo(aim, 420).fade(0, 400).die();
  bullet.on('kill', () => dead++);
  game.add(bullet);
}
game.add(new ex.Timer({ interval: 180, repeats: true, action: fire }));
game.currentScene.timers.forEach((timer) => timer.start());

game.onPostUpdate = () => {
  const alive = game.currentScene.actors.length - 2;
  label.text = `fired ${fired}   in the scene ${alive}   dead ${dead}`;
};

game.start();
