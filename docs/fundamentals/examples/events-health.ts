import * as ex from 'excalibur';

interface PlayerEvents extends ex.ActorEvents {
  healthchanged: { current: number };
}

class Player extends ex.Actor {
  declare events: ex.EventEmitter<PlayerEvents>;
  private health = 100;

  constructor() {
    super({ pos: ex.vec(300, 230), radius: 46, color: ex.Color.fromHex('#2185d0') });
  }

  hurt(amount: number) {
    this.health = this.health <= amount ? 100 : this.health - amount;
    this.events.emit('healthchanged', { current: this.health });
    this.actions.blink(80, 80, 2);
  }
}

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#f4faff'),
});
const player = new Player();
const bar = new ex.Actor({
  pos: ex.vec(100, 60),
  width: 400,
  height: 26,
  anchor: ex.vec(0, 0),
  color: ex.Color.fromHex('#ff6b4a'),
});
const text = new ex.Label({
  text: 'Health 100',
  pos: ex.vec(100, 30),
  color: ex.Color.fromHex('#0b2a3f'),
  font: new ex.Font({ size: 20, family: 'sans-serif' }),
});

// The read-out knows the event, not the rules of health.
player.events.on('healthchanged', ({ current }) => {
  text.text = `Health ${current}`;
  bar.scale = ex.vec(current / 100, 1);
});

for (const actor of [player, bar, text]) game.add(actor);
player.on('pointerdown', () => player.hurt(25));

// Something bites every 900 ms. Click the player to bite harder.
const bite = new ex.Timer({
  interval: 900,
  repeats: true,
  action: () => player.hurt(10),
});
game.add(bite);
bite.start();
game.start();
