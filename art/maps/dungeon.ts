import { ITEMS, buildItemSheet } from '../items/items.ts';
import { PALETTE } from '../core/palette.ts';
import { buildTileset, tileIndex } from '../tiles/tileset.ts';
import { TILE } from '../tiles/texture.ts';
import { DUNGEON, OUTSIDE } from './dungeonPlan.ts';
import {
  entityDef,
  fieldUid,
  intGridValue,
  layerDef,
  nameToIid,
  tilesetDef,
  UID,
  type EntitySpec,
  type FieldValue,
  type TileRect,
} from './ldtkDefs.ts';

const { columns, rows } = DUNGEON;
const WIDTH = columns * TILE;
const HEIGHT = rows * TILE;
const SHEET_COLUMNS = 8;

const cellRect = (tilesetUid: number, index: number): TileRect => ({
  tilesetUid,
  x: (index % SHEET_COLUMNS) * TILE,
  y: Math.floor(index / SHEET_COLUMNS) * TILE,
  w: TILE,
  h: TILE,
});
const itemRect = (name: string) => cellRect(UID.items, Object.keys(ITEMS).indexOf(name));

const ENTITIES: EntitySpec[] = [
  { identifier: 'PlayerStart', uid: 20, tile: null, fields: {} },
  { identifier: 'Slime', uid: 21, tile: null, fields: { health: 2, speed: 24 } },
  { identifier: 'Key', uid: 22, tile: itemRect('key'), fields: { opens: 'north-door' } },
  {
    identifier: 'Door',
    uid: 23,
    tile: cellRect(UID.tiles, tileIndex('door-closed')),
    fields: { name: 'north-door', locked: true },
  },
  { identifier: 'Potion', uid: 24, tile: itemRect('potion'), fields: { heals: 1 } },
];

interface Placed {
  entity: string;
  column: number;
  row: number;
  values?: Record<string, FieldValue>;
}

const PLACED: Placed[] = [
  { entity: 'PlayerStart', column: 4, row: 4 },
  { entity: 'Slime', column: 11, row: 2 },
  { entity: 'Slime', column: 26, row: 5, values: { health: 3, speed: 32 } },
  { entity: 'Slime', column: 14, row: 15 },
  { entity: 'Key', column: 2, row: 16 },
  { entity: 'Door', column: 26, row: 9 },
  { entity: 'Potion', column: 29, row: 13 },
  { entity: 'Potion', column: 13, row: 6, values: { heals: 2 } },
];

const DETAILS: [name: string, column: number, row: number][] = [
  ['torch', 3, 1],
  ['torch', 12, 1],
  ['torch', 24, 1],
  ['torch', 29, 1],
  ['crate', 1, 6],
  ['crate', 1, 7],
  ['barrel', 2, 7],
  ['crate', 29, 16],
  ['barrel', 30, 16],
  ['rock', 12, 13],
  ['torch', 20, 12],
];

function tileAt(name: string, index: number) {
  const { x, y } = cellRect(UID.tiles, tileIndex(name));
  const px = [(index % columns) * TILE, Math.floor(index / columns) * TILE];
  return { px, src: [x, y], f: 0, t: tileIndex(name), d: [index], a: 1 };
}

const isOutside = (index: number) => OUTSIDE.tiles[index] !== undefined;

/** Walls show their front where there is floor below them, and their top elsewhere. */
function floorTile(index: number): string {
  const tile = DUNGEON.tiles[index];
  if (isOutside(index)) return 'void';
  if (tile !== 'wall') return tile ?? 'floor';
  const below = index + columns;
  const isFace = below < DUNGEON.tiles.length && DUNGEON.tiles[below] !== 'wall' && !isOutside(below);
  return isFace ? 'wall' : 'wall-top';
}

const collisionOf = (tile: string | undefined) => (tile === 'wall' ? 1 : tile === 'water-1' ? 2 : 0);

function entityInstance({ entity, column, row, values = {} }: Placed, index: number) {
  const spec = ENTITIES.find(({ identifier }) => identifier === entity);
  if (!spec) throw new Error(`The dungeon places "${entity}", which isn't among its entities.`);
  const px = [column * TILE + TILE / 2, row * TILE + TILE / 2];
  return {
    __identifier: entity,
    __grid: [column, row],
    __pivot: [0.5, 0.5],
    __tags: [],
    __tile: spec.tile,
    __smartColor: PALETTE.a.toUpperCase(),
    __worldX: px[0],
    __worldY: px[1],
    iid: nameToIid(`entity-${index}`),
    width: TILE,
    height: TILE,
    defUid: spec.uid,
    px,
    fieldInstances: Object.entries(spec.fields).map(([name, standard], field) => {
      const value = values[name] ?? standard;
      const type = typeof value === 'number' ? 'Int' : typeof value === 'boolean' ? 'Bool' : 'String';
      const id = { Int: 'V_Int', Bool: 'V_Bool', String: 'V_String' }[type];
      const edited = name in values ? [{ id, params: [value] }] : [];
      return {
        __identifier: name,
        __type: type,
        __value: value,
        __tile: null,
        defUid: fieldUid(spec.uid, field),
        realEditorValues: edited,
      };
    }),
  };
}

function layerInstance(identifier: string, type: 'IntGrid' | 'Entities' | 'Tiles', uid: number, content: object) {
  const hasTiles = type === 'Tiles';
  return {
    __identifier: identifier,
    __type: type,
    __cWid: columns,
    __cHei: rows,
    __gridSize: TILE,
    __opacity: type === 'IntGrid' ? 0.4 : 1,
    __pxTotalOffsetX: 0,
    __pxTotalOffsetY: 0,
    __tilesetDefUid: hasTiles ? UID.tiles : null,
    __tilesetRelPath: hasTiles ? '../tiles/tiles.png' : null,
    iid: nameToIid(`layer-${identifier}`),
    levelId: UID.level,
    layerDefUid: uid,
    pxOffsetX: 0,
    pxOffsetY: 0,
    visible: true,
    optionalRules: [],
    intGridCsv: [],
    autoLayerTiles: [],
    seed: uid * 1000,
    overrideTilesetUid: null,
    gridTiles: [],
    entityInstances: [],
    ...content,
  };
}

function buildLevel() {
  const floor = DUNGEON.tiles.map((_, index) => tileAt(floorTile(index), index));
  const details = DETAILS.map(([name, column, row]) => tileAt(name, row * columns + column));
  return {
    identifier: 'Dungeon',
    iid: nameToIid('level-dungeon'),
    uid: UID.level,
    worldX: 0,
    worldY: 0,
    worldDepth: 0,
    pxWid: WIDTH,
    pxHei: HEIGHT,
    __bgColor: PALETTE.k,
    bgColor: null,
    useAutoIdentifier: false,
    bgRelPath: null,
    bgPos: null,
    bgPivotX: 0.5,
    bgPivotY: 0.5,
    __smartColor: PALETTE.S,
    __bgPos: null,
    externalRelPath: null,
    fieldInstances: [],
    layerInstances: [
      layerInstance('Entities', 'Entities', UID.entities, { entityInstances: PLACED.map(entityInstance) }),
      layerInstance('Collisions', 'IntGrid', UID.collisions, { intGridCsv: DUNGEON.tiles.map(collisionOf) }),
      layerInstance('Details', 'Tiles', UID.details, { gridTiles: details }),
      layerInstance('Floor', 'Tiles', UID.floor, { gridTiles: floor }),
    ],
    __neighbours: [],
  };
}

function buildDefs() {
  const [tiles, items] = [buildTileset().grid, buildItemSheet().grid];
  const solids = [intGridValue(1, 'Solid_wall', PALETTE.S), intGridValue(2, 'Solid_water', PALETTE.B)];
  return {
    layers: [
      layerDef({ identifier: 'Entities', type: 'Entities', uid: UID.entities }, TILE),
      layerDef({ identifier: 'Collisions', type: 'IntGrid', uid: UID.collisions, intGridValues: solids }, TILE),
      layerDef({ identifier: 'Details', type: 'Tiles', uid: UID.details, tilesetDefUid: UID.tiles }, TILE),
      layerDef({ identifier: 'Floor', type: 'Tiles', uid: UID.floor, tilesetDefUid: UID.tiles }, TILE),
    ],
    entities: ENTITIES.map(entityDef),
    tilesets: [
      tilesetDef({
        identifier: 'Tiles',
        uid: UID.tiles,
        relPath: '../tiles/tiles.png',
        width: tiles.width,
        height: tiles.height,
        gridSize: TILE,
      }),
      tilesetDef({
        identifier: 'Items',
        uid: UID.items,
        relPath: '../items/items.png',
        width: items.width,
        height: items.height,
        gridSize: TILE,
      }),
    ],
    enums: [],
    externalEnums: [],
    levelFields: [],
  };
}

/** A dungeon as an LDtk project: tiles for rendering, an IntGrid for collisions, and entities with fields. */
export function buildDungeon(): string {
  const project = {
    __header__: {
      fileType: 'LDtk Project JSON',
      app: 'LDtk',
      doc: 'https://ldtk.io/json',
      schema: 'https://ldtk.io/files/JSON_SCHEMA.json',
      appAuthor: '',
      appVersion: '1.5.3',
      url: 'https://ldtk.io',
    },
    iid: nameToIid('project'),
    jsonVersion: '1.5.3',
    appBuildId: 473703,
    nextUid: 1000,
    identifierStyle: 'Free',
    toc: [],
    worldLayout: 'Free',
    worldGridWidth: 256,
    worldGridHeight: 256,
    defaultLevelWidth: 256,
    defaultLevelHeight: 256,
    defaultPivotX: 0.5,
    defaultPivotY: 0.5,
    defaultGridSize: TILE,
    defaultEntityWidth: TILE,
    defaultEntityHeight: TILE,
    bgColor: PALETTE.k,
    defaultLevelBgColor: PALETTE.k,
    minifyJson: true,
    externalLevels: false,
    exportTiled: false,
    simplifiedExport: false,
    imageExportMode: 'None',
    exportLevelBg: true,
    pngFilePattern: null,
    backupOnSave: false,
    backupLimit: 10,
    backupRelPath: null,
    levelNamePattern: 'Level_%idx',
    tutorialDesc: null,
    customCommands: [],
    flags: [],
    defs: buildDefs(),
    levels: [buildLevel()],
    worlds: [],
    dummyWorldIid: nameToIid('world'),
  };
  return `${JSON.stringify(project)}\n`;
}
