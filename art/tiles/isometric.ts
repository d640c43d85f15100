import { drawing } from '../core/drawing.ts';
import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import { buildSheet, type Sheet } from '../core/sheet.ts';

/** A tile's diamond is 32×16; its image is 32×32 with the diamond of a flat tile at the bottom. */
export const ISO_WIDTH = 32;
export const ISO_HEIGHT = 16;
export const ISO_IMAGE_HEIGHT = 32;

interface Material {
  top: Ink;
  /** Scattered over the top. */
  specks: Ink[];
  edge: Ink;
  left: Ink;
  right: Ink;
  /** A band under the top edge, like the fringe of grass. */
  fringe?: Ink;
}

const MATERIALS: Record<string, Material> = {
  grass: { top: 'G', specks: ['L', 'f'], edge: 'L', left: 'r', right: 'u', fringe: 'f' },
  dirt: { top: 'r', specks: ['t', 'u'], edge: 't', left: 'r', right: 'u' },
  stone: { top: 'g', specks: ['i', 'S'], edge: 'i', left: 'S', right: 's' },
  sand: { top: 'T', specks: ['y', 't'], edge: 'w', left: 't', right: 'r' },
  water: { top: 'B', specks: ['l', 'i'], edge: 'l', left: 'b', right: 'n' },
  snow: { top: 'w', specks: ['i', 'i'], edge: 'w', left: 'i', right: 'l' },
  planks: { top: 't', specks: [], edge: 'T', left: 'r', right: 'u' },
  lava: { top: 'c', specks: ['y', 'a'], edge: 'a', left: 'R', right: 'u' },
};

/** Half the width of a diamond in row y. */
const reachAt = (y: number) => (y < ISO_HEIGHT / 2 ? (y + 1) * 2 : (ISO_HEIGHT - y) * 2);

function drawDiamond(grid: PixelGrid, top: number, material: Material, seed: number): void {
  const random = createRandom(seed);
  for (let y = 0; y < ISO_HEIGHT; y++) {
    const reach = reachAt(y);
    for (let x = 16 - reach; x < 16 + reach; x++) {
      const isEdge = y < ISO_HEIGHT / 2 && (x < 16 - reach + 2 || x >= 16 + reach - 2);
      const speck = random() < 0.07 && !isEdge ? material.specks[Math.floor(random() * 2)] : undefined;
      const isGap = material === MATERIALS.planks && (x + y * 2) % 8 < 1;
      grid.set(x, top + y, isEdge ? material.edge : isGap ? 'r' : (speck ?? material.top));
    }
  }
}

function drawSides(grid: PixelGrid, top: number, height: number, { left, right, fringe }: Material): void {
  for (let x = 0; x < ISO_WIDTH; x++) {
    const rim = top + ISO_HEIGHT / 2 + (x < 16 ? Math.floor(x / 2) : Math.floor((31 - x) / 2)) + 1;
    grid.rect(x, rim, 1, height, x < 16 ? left : right);
    if (fringe) grid.rect(x, rim, 1, 2 + (x % 3 === 0 ? 1 : 0), fringe);
    grid.set(x, rim + height - 1, 'k');
  }
}

/** A tile as a block of the given height; flat tiles show a two-pixel rim only where nothing covers it. */
function drawIsoTile(material: Material, height: number, seed: number): PixelGrid {
  const grid = new PixelGrid(ISO_WIDTH, ISO_IMAGE_HEIGHT);
  const top = ISO_IMAGE_HEIGHT - ISO_HEIGHT - height;
  if (height) drawSides(grid, top, height, material);
  drawDiamond(grid, top, material, seed);
  return grid;
}

const fir = drawing(`
  .......kk.......
  ......kGfk......
  .....kGGffk.....
  .....kGGffk.....
  ....kGLGfffk....
  ...kGLGGffffk...
  ...kkkGGffkkk...
  ....kGGGfffk....
  ...kGLGGffffk...
  ..kGLGGGfffffk..
  ..kkkGGGfffkkk..
  ...kGGGGffffk...
  ..kGLGGGfffffk..
  .kGLGGGGffffffk.
  .kGGGGGGffffddk.
  ..kkkkkkkkkkkk..
  ......krruk.....
  ......krruk.....
  .......kkk......
`);

const rock = drawing(`
  ....kkkkk.....
  ..kkiigggkk...
  .kiiggggSSSk..
  .kigggggSSSsk.
  kiggggSSSSSssk
  kgggSSSSSSsssk
  .kSSSSSsssssk.
  ..kkkkkkkkkk..
`);

const onGrass = (art: PixelGrid, x: number, y: number) =>
  drawIsoTile(MATERIALS.grass as Material, 0, 1).stamp(art, x, y);

const flats = Object.entries(MATERIALS).map(
  ([name, material], index) => [name, drawIsoTile(material, 0, index + 1)] as const,
);
const blocks = Object.entries(MATERIALS).map(
  ([name, material], index) => [`${name}-block`, drawIsoTile(material, 14, index + 1)] as const,
);

const ISO_TILES: Record<string, PixelGrid> = {
  ...Object.fromEntries(flats),
  ...Object.fromEntries(blocks),
  tree: onGrass(fir, 8, 7),
  rock: onGrass(rock, 9, 19),
  slab: drawIsoTile(MATERIALS.stone as Material, 7, 3),
  step: drawIsoTile(MATERIALS.planks as Material, 7, 7),
};

export const ISO_NAMES = Object.keys(ISO_TILES);

export function isoIndex(name: string): number {
  const index = ISO_NAMES.indexOf(name);
  if (index === -1) throw new Error(`No tile "${name}" in isometric.png; the names are in art/tiles/isometric.ts.`);
  return index;
}

export function buildIsoSheet(): Sheet {
  const tiles = Object.values(ISO_TILES);
  return buildSheet([tiles.slice(0, 8), tiles.slice(8, 16), tiles.slice(16)]);
}
