import { PixelGrid } from '../core/PixelGrid.ts';
import { buildSheet, type Sheet } from '../core/sheet.ts';
import { drawBlocks, drawFlowers, GROUND_TILES } from './groundTiles.ts';
import * as objects from './objectTiles.ts';
import * as plants from './plantTiles.ts';
import { TILE } from './texture.ts';

const COLUMNS = 8;

const onTile = (art: PixelGrid) => new PixelGrid(TILE, TILE).stamp(art, 0, 0);

function drawPlatform(end?: 'left' | 'right'): PixelGrid {
  const tile = onTile(objects.platform);
  if (end === 'left') tile.rect(0, 0, 1, 5, 'k').set(0, 0, undefined).set(0, 4, undefined);
  if (end === 'right') tile.rect(15, 0, 1, 5, 'k').set(15, 0, undefined).set(15, 4, undefined);
  return tile;
}

function drawRoof(end?: 'left' | 'right'): PixelGrid {
  const tile = drawBlocks(8, 4, ['n', 'b', 'B', 'b']);
  for (let y = 0; y < TILE && end; y++) {
    const cut = TILE - 1 - y;
    const x = end === 'left' ? 0 : TILE - cut;
    tile.rect(x, y, cut, 1, undefined).set(end === 'left' ? cut : TILE - 1 - cut, y, 'k');
  }
  return tile;
}

const STANDING_TILES: Record<string, () => PixelGrid> = {
  tree: () => onTile(plants.tree),
  fir: () => onTile(plants.fir),
  bush: () => onTile(plants.bush),
  flowers: drawFlowers,
  mushroom: () => onTile(plants.mushroom),
  stump: () => onTile(plants.stump),
  rock: () => onTile(plants.rock),
  sign: () => onTile(objects.sign),
  crate: () => onTile(objects.crate),
  barrel: () => onTile(objects.barrel),
  ladder: () => onTile(objects.ladder),
  spikes: () => onTile(objects.spikes),
  'door-closed': () => onTile(objects.doorClosed),
  'door-open': () => onTile(objects.doorOpen),
  window: () => onTile(objects.window),
  torch: () => onTile(objects.torch),
  'platform-left': () => drawPlatform('left'),
  platform: () => drawPlatform(),
  'platform-right': () => drawPlatform('right'),
  fence: () => onTile(objects.fence),
  'roof-left': () => drawRoof('left'),
  roof: () => drawRoof(),
  'roof-right': () => drawRoof('right'),
  plaster: () =>
    new PixelGrid(TILE, TILE, 'T')
      .rect(0, 0, TILE, 1, 'w')
      .rect(0, 14, TILE, 2, 't')
      .rect(4, 5, 3, 1, 't')
      .rect(10, 9, 3, 1, 't'),
};

const drawTile = { ...GROUND_TILES, ...STANDING_TILES };

/** Tile names in index order. */
export const TILE_NAMES = Object.keys(drawTile);

export function tileIndex(name: string): number {
  const index = TILE_NAMES.indexOf(name);
  if (index === -1) throw new Error(`No tile "${name}" in tiles.png; the names are in art/tiles/tileset.ts.`);
  return index;
}

export function buildTileset(): Sheet {
  const tiles = Object.values(drawTile).map((draw) => draw());
  const rows = Array.from({ length: Math.ceil(tiles.length / COLUMNS) }, (_, row) =>
    tiles.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  const water = tileIndex('water-1');
  const waves = tileIndex('waves-1');
  return buildSheet(rows, [
    { name: 'water', frames: [0, 1, 2, 3].map((step) => water + step), frameMs: 250, loop: true },
    { name: 'waves', frames: [0, 1, 2, 3].map((step) => waves + step), frameMs: 200, loop: true },
  ]);
}
