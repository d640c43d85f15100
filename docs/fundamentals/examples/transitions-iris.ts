import * as ex from 'excalibur';

/** A black disc that grows over the scene (out) or shrinks away (in). */
class Iris extends ex.Transition {
  private disc = new ex.Circle({ radius: 400, color: ex.Color.fromHex('#041e2f') });

  constructor(direction: 'in' | 'out') {
    super({ duration: 700, direction, easing: ex.easeInOutCubic, blockInput: true });
  }

  override onInitialize(engine: ex.Engine) {
    this.graphics.anchor = ex.vec(0.5, 0.5);
    this.transform.pos = ex.vec(engine.halfDrawWidth, engine.halfDrawHeight);
    this.graphics.use(this.disc);
    this.resize(this.progress);
  }
  override onStart(progress: number) {
    this.resize(progress);
  }
  override onUpdate(progress: number) {
    this.resize(progress);
  }

  // progress runs 0 → 1 for "out" and 1 → 0 for "in", so one line serves both
  private resize(progress: number) {
    this.transform.scale = ex.vec(progress, progress).add(ex.vec(0.001, 0.001));
  }
}

const scene = (background: string, color: string) => {
  const place = new ex.Scene();
  place.backgroundColor = ex.Color.fromHex(background);
  for (let i = 0; i < 8; i++) {
    const pos = ex.vec(300, 170).add(ex.Vector.fromAngle((i / 8) * ex.TwoPI).scale(110));
    place.add(new ex.Actor({ pos, radius: 24, color: ex.Color.fromHex(color) }));
  }
  return { scene: place, transitions: { in: new Iris('in'), out: new Iris('out') } };
};

const game = new ex.Engine({
  width: 600,
  height: 340,
  scenes: { warm: scene('#ffb238', '#ff6b4a'), cool: scene('#7bbaea', '#2185d0') },
});
void game.start().then(() => game.goToScene('warm'));

const swap = () => {
  void game.goToScene(game.currentSceneName === 'warm' ? 'cool' : 'warm');
  game.clock.schedule(swap, 3000); // change the pause between two swaps
};
game.clock.schedule(swap, 400);
