import type { SourceFile } from '../protocol/messages.ts';

export const STARTER_TITLE = 'New game';

/** The playground's initial code: short enough to read at a glance, with something to change. */
export const STARTER_FILES: readonly SourceFile[] = [
  {
    name: 'main.ts',
    text: `import { Actor, Color, Engine, Keys, vec } from 'excalibur';

const game = new Engine({
  width: 600,
  height: 400,
  backgroundColor: Color.fromHex('#0b3a59'),
});

class Player extends Actor {
  speed = 240;

  override onPreUpdate(engine: Engine) {
    const { keyboard } = engine.input;
    this.vel = vec(0, 0);
    if (keyboard.isHeld(Keys.Left)) this.vel.x = -this.speed;
    if (keyboard.isHeld(Keys.Right)) this.vel.x = this.speed;
    if (keyboard.isHeld(Keys.Up)) this.vel.y = -this.speed;
    if (keyboard.isHeld(Keys.Down)) this.vel.y = this.speed;
  }
}

const player = new Player({ pos: vec(300, 200), width: 48, height: 48, color: Color.Orange });
player.angularVelocity = 1;
game.add(player);

game.input.pointers.primary.on('down', ({ worldPos }) => {
  console.log('Clicked at', worldPos);
  player.actions.clearActions();
  player.actions.moveTo(worldPos, 400);
});

game.start();
`,
  },
];
