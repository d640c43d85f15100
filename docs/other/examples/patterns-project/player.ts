import * as ex from 'excalibur';
import { Config } from './config';
import { Resources } from './resources';

const frames = { idle: [0, 1, 2, 3], run: [6, 7, 8, 9, 10, 11], jump: [12] };
type State = keyof typeof frames;

export class Player extends ex.Actor {
  private machine = ex.StateMachine.create({
    start: 'idle',
    states: {
      idle: { transitions: ['run', 'jump'], onEnter: () => this.show('idle') },
      run: { transitions: ['idle', 'jump'], onEnter: () => this.show('run') },
      jump: {
        transitions: ['idle'],
        onEnter: () => {
          this.vel.y = Config.player.jump;
          this.show('jump');
        },
      },
    },
  });

  override onInitialize() {
    const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
    const sheet = ex.SpriteSheet.fromImageSource({ image: Resources.Knight, grid });
    for (const [name, list] of Object.entries(frames)) {
      this.graphics.add(name, ex.Animation.fromSpriteSheet(sheet, list, 100));
    }
    this.graphics.use('idle');
    this.collider.useBoxCollider(12, 22);
    this.body.collisionType = ex.CollisionType.Active;
    this.on('collisionstart', () => this.machine.go('idle'));
  }

  override onPreUpdate(engine: ex.Engine) {
    const { keyboard } = engine.input;
    const pressed = keyboard.getKeys().length > 0;
    const right = keyboard.isHeld(ex.Keys.ArrowRight) || !pressed; // walks alone until you take over
    const direction = (right ? 1 : 0) - (keyboard.isHeld(ex.Keys.ArrowLeft) ? 1 : 0);
    this.vel.x = direction * Config.player.speed;
    if (direction !== 0) this.graphics.flipHorizontal = direction < 0;
    if (keyboard.wasPressed(ex.Keys.Space)) this.machine.go('jump');
    this.machine.go(direction === 0 ? 'idle' : 'run'); // refused while jumping
    if (this.pos.x > 340) this.pos.x = -20;
  }

  private show(state: State) {
    this.graphics.use(state);
    this.events.emit('statechange', state);
  }
}
