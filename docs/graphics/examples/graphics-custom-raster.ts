import * as ex from 'excalibur';

class Star extends ex.Raster {
  private _spikes: number;

  constructor(options: ex.RasterOptions & { spikes: number; radius: number }) {
    super({ ...options, width: options.radius * 2, height: options.radius * 2 });
    this._spikes = options.spikes;
  }

  set spikes(value: number) {
    if (value === this._spikes) return;
    this._spikes = value;
    this.flagDirty(); // paint and upload again before the next draw
  }

  override execute(ctx: CanvasRenderingContext2D) {
    const radius = this.width / 2;
    ctx.beginPath();
    for (let i = 0; i < this._spikes * 2; i++) {
      const angle = (i * Math.PI) / this._spikes - Math.PI / 2;
      const reach = radius * (i % 2 === 0 ? 0.96 : 0.45);
      ctx.lineTo(radius + Math.cos(angle) * reach, radius + Math.sin(angle) * reach);
    }
    ctx.closePath();
    ctx.fill(); // in `color`
    if (this.strokeColor) ctx.stroke();
  }

  override clone() {
    return new Star({
      ...this.cloneRasterOptions(),
      radius: this.width / 2,
      spikes: this._spikes,
    });
  }
}

const game = new ex.Engine({
  width: 600,
  height: 260,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

// A small bitmap, drawn eight times larger by the actor. Change the qualities.
[1, 2, 8].forEach((quality, i) => {
  const star = new Star({
    spikes: 5,
    radius: 10,
    quality,
    color: ex.Color.fromHex('#ffb238'),
    strokeColor: ex.Color.fromHex('#ff6b4a'),
  });
  const pos = ex.vec(110 + i * 190, 110);
  const actor = new ex.Actor({ pos, scale: ex.vec(8, 8), angularVelocity: 0.3 });
  actor.graphics.use(star);
  actor.on('postupdate', () => {
    star.spikes = 5 + (Math.floor(game.clock.now() / 900) % 5);
  });
  game.add(actor);

  const font = new ex.Font({ size: 18, color: ex.Color.fromHex('#f4faff') });
  const text = `quality ${quality}`;
  game.add(new ex.Label({ pos: pos.add(ex.vec(-38, 105)), text, font }));
});

void game.start();
