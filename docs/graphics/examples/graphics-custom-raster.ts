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
  const color = ex.Color.fromHex('#ffb238');
  const star = new Star({ spikes: 5, radius: 10, quality, color });
  const pos = ex.vec(110 + i * 190, 110);
  const scale = ex.vec(8, 8);
  const actor = new ex.Actor({ pos, scale, angularVelocity: 0.3, graphic: star });
  actor.on('postupdate', () => {
    star.spikes = 5 + (Math.floor(game.clock.now() / 900) % 5);
  });
  game.add(actor);
  const font = new ex.Font({ size: 18, color: ex.Color.White });
  const text = `quality ${quality}`;
  game.add(new ex.Label({ text, pos: ex.vec(pos.x - 38, 215), font }));
});

void game.start();
