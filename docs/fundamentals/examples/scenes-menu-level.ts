import * as ex from 'excalibur';

const light = ex.Color.fromHex('#f4faff');
const label = (text: string, y: number, size = 24) =>
  new ex.Label({
    text,
    pos: ex.vec(300, y),
    color: light,
    font: new ex.Font({ size, family: 'sans-serif', textAlign: ex.TextAlign.Center }),
  });

class Menu extends ex.Scene {
  override backgroundColor = ex.Color.fromHex('#2185d0');
  result = label('Catch as many stars as you can in 8 seconds', 150);

  override onInitialize(engine: ex.Engine) {
    this.add(label('Star catcher', 90, 44));
    this.add(this.result);
    this.add(label('Click to play', 260, 30));
    const spark = new ex.Actor({
      pos: ex.vec(300, 330),
      width: 30,
      height: 30,
      color: light,
    });
    spark.angularVelocity = 2;
    this.add(spark);
    this.input.pointers.primary.on('down', () => {
      // A seed makes the level repeatable: try a constant.
      void engine.goToScene('level', { sceneActivationData: { seed: Date.now() } });
    });
  }

  // `previousSceneData` is what the level returned from onDeactivate.
  override onActivate({ previousSceneData }: ex.SceneActivationContext) {
    if (typeof previousSceneData === 'number') {
      this.result.text = `You caught ${previousSceneData} stars`;
    }
  }
}

class Level extends ex.Scene<{ seed: number }> {
  override backgroundColor = ex.Color.fromHex('#0b2a3f');
  private caught = 0;

  override onActivate({ data, engine }: ex.SceneActivationContext<{ seed: number }>) {
    this.clear();
    this.caught = 0;
    const random = new ex.Random(data?.seed);
    for (let i = 0; i < 12; i++) this.addStar(random);
    engine.clock.schedule(() => void engine.goToScene('menu'), 8000);
  }

  override onDeactivate() {
    return this.caught;
  }

  private addStar(random: ex.Random) {
    const star = new ex.Actor({
      pos: ex.vec(random.integer(40, 560), random.integer(40, 360)),
      width: 34,
      height: 34,
      color: ex.Color.fromHex('#ffb238'),
      angularVelocity: random.floating(-4, 4),
    });
    star.on('pointerdown', () => {
      this.caught++;
      star.kill();
    });
    this.add(star);
  }
}

const game = new ex.Engine({
  width: 600,
  height: 400,
  scenes: { menu: Menu, level: Level },
});
void game.start().then(() => game.goToScene('menu'));
