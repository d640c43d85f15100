import * as ex from 'excalibur';

const ROWS = [
  'preframe',
  'preupdate',
  'postupdate',
  'predraw',
  'postdraw',
  'postframe',
] as const;

class CountingGame extends ex.Engine {
  readonly calls = new Map<string, number>();

  constructor() {
    super({ width: 600, height: 320, backgroundColor: ex.Color.fromHex('#f4faff') });
    for (const name of ROWS) this.on(name, () => this.count(name));
  }

  count(name: string) {
    this.calls.set(name, (this.calls.get(name) ?? 0) + 1);
  }

  // Called once, after loading and before the first update.
  override onInitialize() {
    ROWS.forEach((name, index) => this.add(new Row(this, name, index)));
  }
}

class Row extends ex.Label {
  constructor(game: CountingGame, event: string, index: number) {
    super({
      pos: ex.vec(40, 30 + index * 44),
      color: ex.Color.fromHex('#0b2a3f'),
      font: new ex.Font({ size: 22, family: 'monospace' }),
    });
    this.on('preupdate', () => {
      this.text = `${event.padEnd(12)} ${game.calls.get(event) ?? 0}`;
    });
  }
}

// Add fixedUpdateFps: 20 to the options above: the updates then fall behind the draws.
const game = new CountingGame();
game.start();
