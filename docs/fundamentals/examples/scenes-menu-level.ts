import * as ex from 'excalibur';

const light = ex.Color.fromHex('#f4faff');
const label = (text: string, y: number, size = 24) => {
  const font = new ex.Font({ size, family: 'sans-serif', color: light });
  font.textAlign = ex.TextAlign.Center;
  return new ex.Label({ text, pos: ex.vec(300, y), font });
};
const star = (x: number, y: number, angularVelocity: number) => {
  const color = ex.Color.fromHex('#ffb238');
  return new ex.Actor({ x, y, width: 34, height: 34, color, angularVelocity });
};

class Menu extends ex.Scene {
  override backgroundColor = ex.Color.fromHex('#2185d0');
  result = label('Catch as many stars as you can in 8 seconds', 150);

  override onInitialize(engine: ex.Engine) {
    this.add(label('Star catcher', 90, 44));
    this.add(this.result);
    this.add(label('Click to play', 260, 30));
    this.add(star(300, 330, 2));
    this.input.pointers.primary.on('down', () => {
      // A seed makes the level repeatable: try a constant.
      void engine.goToScene('level', { sceneActivationData: { seed: Date.now() } });
    });
  }

  // `previousSceneData` is what the level returned from onDeactivate.
  override onActivate({ previousSceneData }: ex.SceneActivationContext) {
    if (typeof previousSceneData === 'number')
      this.result.text = `You caught ${previousSceneData} stars`;
  }
}

class Level extends ex.Scene<{ seed: number }> {
  override backgroundColor = ex.Color.fromHex('#0b2a3f');
  private caught = 0;

  override onActivate({ data, engine }: ex.SceneActivationContext<{ seed: number }>) {
    this.clear();
    this.caught = 0;
    const random = new ex.Random(data?.seed);
    for (let i = 0; i < 12; i++) {
      const [x, y] = [random.integer(40, 560), random.integer(40, 360)];
      const prey = star(x, y, random.floating(-4, 4));
      prey.on('pointerdown', () => {
        this.caught++;
        prey.kill();
      });
      this.add(prey);
    }
    engine.clock.schedule(() => void engine.goToScene('menu'), 8000);
  }

  override onDeactivate() {
    return this.caught;
  }
}

const scenes = { menu: Menu, level: Level };
const game = new ex.Engine({ width: 600, height: 400, scenes });
void game.start().then(() => game.goToScene('menu'));
