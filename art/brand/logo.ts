import { drawing } from '../core/drawing.ts';
import { PixelGrid } from '../core/PixelGrid.ts';

/** The logo: a sword in a stone. It is 16×16, so a favicon shows every pixel. */
export const logo = drawing(`
  ......kkkk......
  ......kyak......
  ......kttk......
  ...kkkkrrkkkk...
  ...kyyyaaaaak...
  ...kyakkkkaak...
  ...kkkilBbkkk...
  .....kilBbk.....
  .....kilBbk.....
  .....kilBbk.....
  .....kilBbk.....
  ..kkkkilBbkkkk..
  .kiggkilBbkgSSk.
  kigggkkkkkkggSSk
  kgSgggSSSSSSSssk
  .kkkkkkkkkkkkkk.
`);

const CELLS = 24;
const SAFE_CELLS = 32;

/** The logo on a sky background, for home screens and launchers; `safe` adds the margin that a round mask may crop. */
export function buildAppIcon(size: number, { safe = false } = {}): PixelGrid {
  const cells = safe ? SAFE_CELLS : CELLS;
  const scale = Math.ceil(size / cells);
  const edge = Math.floor((cells * scale - size) / 2);
  return enlarge(drawSky(cells), scale).crop(edge, edge, size, size);
}

function drawSky(cells: number): PixelGrid {
  const sky = new PixelGrid(cells, cells, 'b');
  const middle = cells / 2 - 0.5;
  sky.disc(middle, middle, cells * 0.47, 'B');
  sky.disc(middle, middle - 2, 9.5, 'l');
  return sky.stamp(logo, (cells - logo.width) / 2, (cells - logo.height) / 2 - 1);
}

export function enlarge(grid: PixelGrid, scale: number): PixelGrid {
  const result = new PixelGrid(grid.width * scale, grid.height * scale);
  grid.forEach((x, y, ink) => result.rect(x * scale, y * scale, scale, scale, ink));
  return result;
}
