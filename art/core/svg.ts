import { INKS, PALETTE, type Ink } from './palette.ts';
import { PixelGrid } from './PixelGrid.ts';

export interface SvgPath {
  ink: Ink;
  d: string;
}

/** Greedily merges the pixels of one ink into rectangles: as wide as possible first, then as tall as possible. */
function inkToPath(grid: PixelGrid, ink: Ink): string {
  const remaining = new PixelGrid(grid.width, grid.height).stamp(grid, 0, 0);
  const isFull = (x: number, y: number, width: number) =>
    Array.from({ length: width }, (_, step) => remaining.get(x + step, y)).every((cell) => cell === ink);
  let path = '';
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (remaining.get(x, y) !== ink) continue;
      let [width, height] = [1, 1];
      while (remaining.get(x + width, y) === ink) width++;
      while (isFull(x, y + height, width)) height++;
      remaining.rect(x, y, width, height, undefined);
      path += `M${x} ${y}h${width}v${height}h-${width}z`;
    }
  }
  return path;
}

export function gridToPaths(grid: PixelGrid): SvgPath[] {
  return INKS.map((ink) => ({ ink, d: inkToPath(grid, ink) })).filter(({ d }) => d);
}

export function gridToSvg(grid: PixelGrid, title: string): string {
  const paths = gridToPaths(grid).map(({ ink, d }) => `<path fill="${PALETTE[ink]}" d="${d}"/>`);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid.width} ${grid.height}" shape-rendering="crispEdges">`;
  return `${open}<title>${title}</title>${paths.join('')}</svg>\n`;
}
