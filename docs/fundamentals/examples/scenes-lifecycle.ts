import * as ex from 'excalibur';

const lines: string[] = [];
const log = (line: string) => {
  lines.push(line);
  if (lines.length > 9) lines.shift();
};

class Room extends ex.Scene {
  readonly title: string;
  private updates = 0;
  private board = new ex.Label({
    text: '',
    pos: ex.vec(24, 30),
    color: ex.Color.fromHex('#041e2f'),
    font: new ex.Font({ size: 20, family: 'monospace', lineHeight: 34 }),
  });

  constructor(title: string, color: string) {
    super();
    this.title = title;
    this.backgroundColor = ex.Color.fromHex(color);
  }

  override onPreLoad() {
    log(`${this.title}: onPreLoad`);
  }
  override onInitialize() {
    log(`${this.title}: onInitialize (once)`);
    this.add(this.board);
  }
  override onActivate() {
    log(`${this.title}: onActivate`);
    this.updates = 0;
  }
  override onPreUpdate() {
    this.updates++;
    this.board.text = lines.join('\n');
  }
  override onDeactivate() {
    log(`${this.title}: ${this.updates} updates, then onDeactivate`);
  }
}

const game = new ex.Engine({
  width: 600,
  height: 380,
  scenes: { day: new Room('day', '#7bbaea'), dusk: new Room('dusk', '#ffb238') },
});
void game.start().then(() => game.goToScene('day'));

// Change how long each scene stays on.
const swap = () => {
  void game.goToScene(game.currentSceneName === 'day' ? 'dusk' : 'day');
  game.clock.schedule(swap, 1600);
};
game.clock.schedule(swap, 1600);
