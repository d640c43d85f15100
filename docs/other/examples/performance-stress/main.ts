import * as ex from 'excalibur';
import { addPanel } from './panel';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const items = new ex.ImageSource('/kit/items/items.png');
const { slider, output } = addPanel(3000); // raise it until your machine drops below 60 frames a second

class Drifter extends ex.Actor {
  constructor(sprite: ex.Sprite, random: ex.Random) {
    super({
      pos: ex.vec(random.integer(0, 600), random.integer(0, 400)),
      vel: ex.vec(random.integer(-90, 90), random.integer(-90, 90)),
      scale: ex.vec(2, 2),
      // Sprites that never touch need no place in the collision search.
      collisionType: ex.CollisionType.PreventCollision,
    });
    this.graphics.use(sprite); // all share one image, so that they are drawn together
  }
  override onPostUpdate() {
    this.pos.x = (this.pos.x + 600) % 600;
    this.pos.y = (this.pos.y + 400) % 400;
  }
}

void game.start(new ex.Loader([items])).then(() => {
  const grid = { rows: 2, columns: 8, spriteWidth: 16, spriteHeight: 16 };
  const { sprites } = ex.SpriteSheet.fromImageSource({ image: items, grid });
  const random = new ex.Random(1);
  const crowd: ex.Actor[] = [];
  const resize = () => {
    while (crowd.length < slider.valueAsNumber) {
      const drifter = new Drifter(random.pickOne(sprites), random);
      crowd.push(drifter);
      game.add(drifter);
    }
    while (crowd.length > slider.valueAsNumber) crowd.pop()?.kill();
  };
  slider.addEventListener('input', resize);
  resize();

  let frame = 0;
  game.on('postframe', () => {
    if (frame++ % 10) return;
    const { fps, duration, graphics, systemDuration } = game.stats.prevFrame;
    const slowest = Object.entries(systemDuration).sort(([, a], [, b]) => b - a)[0];
    output.value = [
      `${crowd.length} sprites`,
      `${fps.toFixed(0)} fps`,
      `update ${duration.update.toFixed(1)} ms, draw ${duration.draw.toFixed(1)} ms`,
      `${graphics.drawCalls} draw calls, ${graphics.drawnImages} images`,
      slowest ? `slowest system: ${slowest[1].toFixed(1)} ms (${slowest[0]})` : '',
    ].join('\n');
  });
});
