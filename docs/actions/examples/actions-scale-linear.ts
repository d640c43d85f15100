import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

// Scales from where the actor is to `end`, with the easing you choose.
class ScaleOver implements ex.Action {
  id = ex.nextActionId();
  private elapsedMs = 0;
  private start?: ex.Vector;
  private readonly actor: ex.Actor;
  private readonly end: ex.Vector;
  private readonly durationMs: number;
  private readonly easing: ex.Easing;

  constructor(actor: ex.Actor, end: ex.Vector, durationMs: number, easing = ex.linear) {
    this.actor = actor;
    this.end = end;
    this.durationMs = durationMs;
    this.easing = easing;
  }

  update(elapsedMs: number) {
    this.start ??= this.actor.scale.clone();
    this.elapsedMs += elapsedMs;
    const time = ex.clamp(this.elapsedMs / this.durationMs, 0, 1);
    this.actor.scale = ex.lerpVector(this.start, this.end, this.easing(time));
  }

  isComplete = () => this.elapsedMs >= this.durationMs;
  stop = () => void (this.elapsedMs = this.durationMs);
  reset() {
    this.elapsedMs = 0;
    this.start = undefined;
  }
}

const add = (x: number, hex: string) => {
  const color = ex.Color.fromHex(hex);
  const box = new ex.Actor({ pos: ex.vec(x, 150), width: 40, height: 40, color });
  game.add(box);
  return box;
};
const [wide, tall] = [ex.vec(4, 0.5), ex.vec(1, 4)];

// Left: the built-in duration form. Right: the action above. Try ex.easeOutBounce.
add(160, '#7bbaea').actions.repeatForever((step) => {
  step.scaleTo({ scale: wide, duration: 1200 }).scaleTo({ scale: tall, duration: 1200 });
});
const own = add(440, '#ffb238');
own.actions.repeatForever((step) => {
  step
    .runAction(new ScaleOver(own, wide, 1200))
    .runAction(new ScaleOver(own, tall, 1200));
});

game.start();
