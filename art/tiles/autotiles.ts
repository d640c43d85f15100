import { buildSheet, type Sheet } from '../core/sheet.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { drawTerrain, GRASS_ON_DIRT, type Cover, type TerrainStyle } from './terrain.ts';
import { TILE } from './texture.ts';

/** The eight neighbors of a tile, clockwise from north; neighbor n is bit n of a mask. */
const AROUND: [dx: number, dy: number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** A diagonal neighbor counts only if both adjacent sides are set, which reduces 256 masks to 47. */
export function reduceBlobMask(mask: number): number {
  let reduced = mask & 0b01010101;
  for (const corner of [1, 3, 5, 7]) {
    const [before, after] = [1 << (corner - 1), 1 << ((corner + 1) % 8)];
    if (mask & (1 << corner) && mask & before && mask & after) reduced |= 1 << corner;
  }
  return reduced;
}

export const BLOB_MASKS = [...new Set(Array.from({ length: 256 }, (_, mask) => reduceBlobMask(mask)))].sort(
  (a, b) => a - b,
);

function maskToCover(mask: number): Cover {
  return (column, row) => {
    if (column === 0 && row === 0) return true;
    const neighbor = AROUND.findIndex(([dx, dy]) => dx === Math.sign(column) && dy === Math.sign(row));
    return Boolean(mask & (1 << neighbor));
  };
}

function inRows(tiles: PixelGrid[], columns: number): Sheet {
  const rows = Array.from({ length: Math.ceil(tiles.length / columns) }, (_, row) =>
    tiles.slice(row * columns, (row + 1) * columns),
  );
  return buildSheet(rows);
}

/** 47 tiles in the order of BLOB_MASKS; the last cell is bare ground. */
export function buildBlobSheet(style: TerrainStyle = GRASS_ON_DIRT): Sheet {
  const tiles = BLOB_MASKS.map((mask) => drawTerrain(0, 0, maskToCover(mask), style));
  return inRows([...tiles, drawTerrain(0, 0, () => false, style)], 8);
}

/** Index = north 1 + east 2 + south 4 + west 8; diagonals are derived from the sides. */
export function buildEdgeSheet(style: TerrainStyle = GRASS_ON_DIRT): Sheet {
  const tiles = Array.from({ length: 16 }, (_, index) => {
    const sides = [1, 2, 4, 8].reduce((mask, bit, side) => (index & bit ? mask | (1 << (side * 2)) : mask), 0);
    return drawTerrain(0, 0, maskToCover(reduceBlobMask(sides | 0b10101010)), style);
  });
  return inRows(tiles, 4);
}

/** Index = top left 1 + top right 2 + bottom left 4 + bottom right 8: the four cells that meet under the tile. */
function cornersToCover(index: number): Cover {
  return (column, row) => Boolean(index & (1 << ((column > 0 ? 1 : 0) + (row > 0 ? 2 : 0))));
}

const drawDual = (index: number, isLit: boolean) =>
  drawTerrain(TILE / 2, TILE / 2, cornersToCover(index), { ...GRASS_ON_DIRT, isLit });

export function buildDualSheet(): Sheet {
  return inRows(
    Array.from({ length: 16 }, (_, index) => drawDual(index, true)),
    4,
  );
}

/** Bare, one corner, one side, three corners, two opposite corners, full: rotated, they make all sixteen. */
export const DUAL_TURNED_CORNERS = [0, 8, 12, 14, 9, 15];

export function buildTurnedDualSheet(): Sheet {
  return inRows(
    DUAL_TURNED_CORNERS.map((index) => drawDual(index, false)),
    6,
  );
}

/** Corner at the bottom right, side on the right, top right with bottom left, all but the top left, full. */
export const DUAL_OVERLAY_CORNERS = [8, 10, 6, 14, 15];

/** The five tiles of a dual grid without ground, to overlay any other terrain. */
export function buildOverlaySheet(style: TerrainStyle): Sheet {
  const tiles = DUAL_OVERLAY_CORNERS.map((index) =>
    drawTerrain(TILE / 2, TILE / 2, cornersToCover(index), { ...style, isLit: false, ground: undefined }),
  );
  return inRows(tiles, 5);
}
