import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';

export const ICON_SIZE = 24;

/** Icons have three inks: LINE takes the text colour, SOFT a tint of it, and WARM the accent. */
export const LINE: Ink = 'k';
export const SOFT: Ink = 'l';
export const WARM: Ink = 'a';

export const icon = () => new PixelGrid(ICON_SIZE, ICON_SIZE);

/** A box with a line of two pixels and cut corners. */
export function box(grid: PixelGrid, x: number, y: number, width: number, height: number, fill?: Ink): PixelGrid {
  grid.rect(x + 1, y, width - 2, height, LINE).rect(x, y + 1, width, height - 2, LINE);
  return grid.rect(x + 2, y + 2, width - 4, height - 4, fill);
}

/** A line two pixels thick. */
export function stroke(grid: PixelGrid, x0: number, y0: number, x1: number, y1: number, ink: Ink = LINE): PixelGrid {
  grid.line(x0, y0, x1, y1, ink).line(x0 + 1, y0, x1 + 1, y1, ink);
  return grid.line(x0, y0 + 1, x1, y1 + 1, ink).line(x0 + 1, y0 + 1, x1 + 1, y1 + 1, ink);
}

/** A disc with a line of two pixels. */
export function ring(grid: PixelGrid, cx: number, cy: number, radius: number, fill?: Ink): PixelGrid {
  return grid.disc(cx, cy, radius, LINE).disc(cx, cy, radius - 2, fill);
}
