import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
  pixelArt: true,
  suppressPlayButton: true,
});

// An action of your own: shakes its entity, weaker and weaker, around the place where it stood.
class Shake implements ex.Action {
  id = ex.nextActionId();
  private elapsedMs = 0;
  private home?: ex.Vector;

  constructor(
    private readonly actor: ex.Actor,
    private readonly strengthPx: number,
    private readonly durationMs: number,
  ) {}

  update(elapsedMs: number) {
    this.home ??= this.actor.pos.clone();
    this.elapsedMs += elapsedMs;
    const left = ex.clamp(1 - this.elapsedMs / this.durationMs, 0, 1) * this.strengthPx;
    this.actor.pos = this.home.add(
      ex.vec(ex.randomInRange(-left, left), ex.randomInRange(-left, left)),
    );
  }

  isComplete = () => this.elapsedMs >= this.durationMs;

  reset() {
    this.elapsedMs = 0;
    this.home = undefined;
  }

  stop() {
    this.elapsedMs = this.durationMs;
    if (this.home) this.actor.pos = this.home;
  }
}

const image = new ex.ImageSource('/kit/items/chest.png');
const grid = { rows: 1, columns: 2, spriteWidth: 16, spriteHeight: 16 };
const sheet = ex.SpriteSheet.fromImageSource({ image, grid });
const chest = new ex.Actor({ pos: ex.vec(300, 210), scale: ex.vec(8, 8) });
game.add(chest);

// Change the strength (6 px) or the duration (900 ms).
chest.actions.repeatForever((step) => {
  step.callMethod(() => chest.graphics.use(sheet.getSprite(0, 0)));
  step.delay(300).runAction(new Shake(chest, 6, 900));
  step.callMethod(() => chest.graphics.use(sheet.getSprite(1, 0)));
  step.delay(900);
});

game.start(new ex.Loader([image]));
