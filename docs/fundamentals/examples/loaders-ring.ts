import * as ex from 'excalibur';

/** Stands in for a picture or a sound that takes a while to arrive. */
class SlowThing implements ex.Loadable<string> {
  data = '';
  constructor(private waitMs: number) {}

  async load() {
    await new Promise((resolve) => setTimeout(resolve, this.waitMs));
    return (this.data = 'here');
  }
  isLoaded() {
    return this.data !== '';
  }
}

class RingLoader extends ex.DefaultLoader {
  private shown = 0;

  override onUpdate(_engine: ex.Engine, elapsed: number) {
    // ease towards the real progress, so that the ring does not jump
    this.shown += (this.progress - this.shown) * Math.min(1, elapsed / 150);
  }

  override onDraw(ctx: CanvasRenderingContext2D) {
    const { width, height } = this.engine.screen.resolution;
    ctx.fillStyle = '#041e2f';
    ctx.fillRect(0, 0, width, height);
    ctx.lineWidth = 18; // try a thinner ring
    ctx.lineCap = 'round';
    const arc = (color: string, share: number) => {
      const top = -Math.PI / 2;
      ctx.strokeStyle = color;
      ctx.beginPath();
      ctx.arc(width / 2, height / 2, 80, top, top + share * Math.PI * 2);
      ctx.stroke();
    };
    arc('#0b2a3f', 1);
    arc('#ffb238', this.shown);
    ctx.fillStyle = '#f4faff';
    ctx.font = '600 32px sans-serif';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(`${Math.round(this.shown * 100)} %`, width / 2, height / 2);
  }
}

const game = new ex.Engine({
  width: 600,
  height: 360,
  backgroundColor: ex.Color.fromHex('#2185d0'),
});
const box = { y: 180, width: 60, height: 60, color: ex.Color.fromHex('#ffb238') };
for (const x of [90, 195, 300, 405, 510])
  game.add(new ex.Actor({ x, ...box, angularVelocity: x / 200 }));

const loader = new RingLoader({
  loadables: [400, 900, 1500, 2200, 3000, 3600].map((ms) => new SlowThing(ms)),
});
void game.start(loader);
