import { CLEAR, cellToInk, inkToCell, type Ink } from './palette.ts';

export interface Stamp {
  flipX?: boolean;
  flipY?: boolean;
  /** Replaces inks while copying, e.g. `{ B: 'R' }` turns a blue knight red. */
  recolor?: Partial<Record<Ink, Ink | undefined>>;
}

/** An indexed image: every pixel is transparent or one ink of the palette, so a drawing can only use palette colors. */
export class PixelGrid {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;

  constructor(width: number, height: number, fill?: Ink) {
    this.width = width;
    this.height = height;
    this.cells = new Uint8Array(width * height).fill(fill ? inkToCell(fill) : CLEAR);
  }

  has(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  get(x: number, y: number): Ink | undefined {
    return this.has(x, y) ? cellToInk(this.cells[y * this.width + x] ?? CLEAR) : undefined;
  }

  set(x: number, y: number, ink: Ink | undefined): this {
    const [px, py] = [Math.round(x), Math.round(y)];
    if (this.has(px, py)) this.cells[py * this.width + px] = ink ? inkToCell(ink) : CLEAR;
    return this;
  }

  rect(x: number, y: number, width: number, height: number, ink: Ink | undefined): this {
    for (let dy = 0; dy < height; dy++) for (let dx = 0; dx < width; dx++) this.set(x + dx, y + dy, ink);
    return this;
  }

  frame(x: number, y: number, width: number, height: number, ink: Ink): this {
    this.rect(x, y, width, 1, ink).rect(x, y + height - 1, width, 1, ink);
    return this.rect(x, y, 1, height, ink).rect(x + width - 1, y, 1, height, ink);
  }

  line(x0: number, y0: number, x1: number, y1: number, ink: Ink): this {
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
    for (let step = 0; step <= steps; step++) {
      this.set(x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps, ink);
    }
    return this;
  }

  /** A filled ellipse around a center; half-pixel centers give even diameters. */
  ellipse(cx: number, cy: number, rx: number, ry: number, ink: Ink | undefined): this {
    for (let y = Math.floor(cy - ry); y <= Math.ceil(cy + ry); y++) {
      for (let x = Math.floor(cx - rx); x <= Math.ceil(cx + rx); x++) {
        if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1) this.set(x, y, ink);
      }
    }
    return this;
  }

  disc(cx: number, cy: number, radius: number, ink: Ink | undefined): this {
    return this.ellipse(cx, cy, radius, radius, ink);
  }

  /** Copies another grid onto this one; its transparent pixels leave this grid unchanged. */
  stamp(source: PixelGrid, x: number, y: number, { flipX, flipY, recolor }: Stamp = {}): this {
    source.forEach((sx, sy, ink) => {
      const dx = flipX ? source.width - 1 - sx : sx;
      const dy = flipY ? source.height - 1 - sy : sy;
      this.set(Math.round(x) + dx, Math.round(y) + dy, recolor && ink in recolor ? recolor[ink] : ink);
    });
    return this;
  }

  /** Visits the pixels that are not transparent. */
  forEach(visit: (x: number, y: number, ink: Ink) => void): void {
    this.cells.forEach((cell, index) => {
      const ink = cellToInk(cell);
      if (ink) visit(index % this.width, Math.floor(index / this.width), ink);
    });
  }

  /** Sets every pixel from a function; undefined leaves the pixel as it is. */
  paint(choose: (x: number, y: number, below: Ink | undefined) => Ink | undefined): this {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const ink = choose(x, y, this.get(x, y));
        if (ink) this.set(x, y, ink);
      }
    }
    return this;
  }

  crop(x: number, y: number, width: number, height: number): PixelGrid {
    return new PixelGrid(width, height).stamp(this, -x, -y);
  }

  recolored(recolor: Stamp['recolor']): PixelGrid {
    return new PixelGrid(this.width, this.height).stamp(this, 0, 0, { recolor });
  }

  flipped(): PixelGrid {
    return new PixelGrid(this.width, this.height).stamp(this, 0, 0, { flipX: true });
  }

  /** Draws a one-pixel outline into the transparent pixels around the shape. */
  outlined(ink: Ink, { corners = false } = {}): PixelGrid {
    const result = new PixelGrid(this.width, this.height).stamp(this, 0, 0);
    const near = [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
      ...(corners
        ? [
            [-1, -1],
            [1, -1],
            [-1, 1],
            [1, 1],
          ]
        : []),
    ];
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const touches = near.some(([dx = 0, dy = 0]) => this.get(x + dx, y + dy));
        if (!this.get(x, y) && touches) result.set(x, y, ink);
      }
    }
    return result;
  }
}
