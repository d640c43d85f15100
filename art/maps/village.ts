import { PALETTE } from '../core/palette.ts';
import { buildTileset, TILE_NAMES, tileIndex } from '../tiles/tileset.ts';
import { TILE } from '../tiles/texture.ts';
import { property, type TiledMap, type TiledObject, type TiledTileset } from './tiledModel.ts';
import { VILLAGE } from './villagePlan.ts';

const CLASSES: Record<string, string> = {
  tree: 'plant',
  fir: 'plant',
  bush: 'plant',
  'door-closed': 'door',
  'water-1': 'water',
};

/** tiles.png as Tiled describes it; water is animated. */
function buildTilesTileset(): TiledTileset {
  const { grid, columns, rows, animations } = buildTileset();
  return {
    name: 'tiles',
    source: 'tiles.tsx',
    image: '../tiles/tiles.png',
    imageWidth: grid.width,
    imageHeight: grid.height,
    tileWidth: TILE,
    tileHeight: TILE,
    columns,
    tileCount: columns * rows,
    animations: animations.map(({ frames, frameMs }) => ({ tile: frames[0] ?? 0, frames, frameMs })),
    classes: Object.fromEntries(TILE_NAMES.flatMap((name, index) => (CLASSES[name] ? [[index, CLASSES[name]]] : []))),
  };
}

const at = (column: number, row: number) => ({ x: column * TILE + TILE / 2, y: row * TILE + TILE / 2 });

const OBJECTS: Omit<TiledObject, 'id'>[] = [
  { name: 'player-start', type: 'player', ...at(13, 9), shape: 'point', properties: [property('facing', 'right')] },
  {
    name: 'camera',
    type: 'camera',
    ...at(14, 8),
    shape: 'point',
    properties: [property('camera', true), property('zoom', 2)],
  },
  {
    name: 'slime-1',
    type: 'slime',
    ...at(6, 15),
    shape: 'point',
    properties: [property('speed', 24), property('health', 2)],
  },
  {
    name: 'slime-2',
    type: 'slime',
    ...at(24, 11),
    shape: 'point',
    properties: [property('speed', 32), property('health', 3)],
  },
  { name: 'coin-1', type: 'coin', ...at(4, 8), shape: 'point', properties: [property('value', 1)] },
  { name: 'coin-2', type: 'coin', ...at(9, 9), shape: 'point', properties: [property('value', 1)] },
  { name: 'coin-3', type: 'coin', ...at(17, 14), shape: 'point', properties: [property('value', 5)] },
  {
    name: 'shop',
    type: 'trigger',
    x: 5 * TILE,
    y: 5 * TILE,
    width: 3 * TILE,
    height: 2 * TILE,
    properties: [property('message', 'The shop is closed.')],
  },
  { name: 'lake', type: 'zone', x: 18 * TILE, y: 12 * TILE, width: 10 * TILE, height: 5 * TILE, shape: 'ellipse' },
  {
    name: 'patrol',
    type: 'path',
    ...at(20, 10),
    polyline: [
      { x: 0, y: 0 },
      { x: 96, y: 0 },
      { x: 96, y: 16 },
      { x: 0, y: 16 },
    ],
    properties: [property('loop', true)],
  },
];

export function buildVillage(): TiledMap {
  const [first] = VILLAGE;
  if (!first) throw new Error('The village has no layers.');
  const tileLayers = VILLAGE.map(({ name, tiles, isSolid }, index) => ({
    kind: 'tiles' as const,
    id: index + 1,
    name,
    data: tiles.map((tile) => (tile ? tileIndex(tile) + 1 : 0)),
    properties: isSolid ? [property('solid', true)] : [],
  }));
  const objects = OBJECTS.map((object, index) => ({ id: index + 1, ...object }));
  return {
    orientation: 'orthogonal',
    columns: first.columns,
    rows: first.rows,
    tileWidth: TILE,
    tileHeight: TILE,
    backgroundColor: PALETTE.k,
    tileset: buildTilesTileset(),
    layers: [...tileLayers, { kind: 'objects', id: tileLayers.length + 1, name: 'objects', objects, properties: [] }],
  };
}

/** The same village in the Sprite Fusion format: top layer first, tiles by index. */
export function buildSpriteFusionMap(): string {
  const layers = [...VILLAGE].reverse().map(({ name, tiles, columns, isSolid }) => ({
    name,
    tiles: tiles.flatMap((tile, index) =>
      tile ? [{ id: String(tileIndex(tile)), x: index % columns, y: Math.floor(index / columns) }] : [],
    ),
    collider: isSolid,
  }));
  const [first] = VILLAGE;
  return `${JSON.stringify({ tileSize: TILE, mapWidth: first?.columns, mapHeight: first?.rows, layers })}\n`;
}
