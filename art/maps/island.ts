import { PALETTE } from '../core/palette.ts';
import { buildIsoSheet, ISO_HEIGHT, ISO_NAMES, ISO_IMAGE_HEIGHT, ISO_WIDTH, isoIndex } from '../tiles/isometric.ts';
import { parsePlan } from './plan.ts';
import { property, type TiledMap, type TiledTileset } from './tiledModel.ts';

const GROUND = { '~': 'water', s: 'sand', g: 'grass', p: 'stone', d: 'dirt' };
const BLOCKS = {
  T: 'tree',
  R: 'rock',
  G: 'grass-block',
  S: 'stone-block',
  D: 'dirt-block',
  W: 'snow-block',
  P: 'planks-block',
  a: 'slab',
  t: 'step',
};

const ground = parsePlan(
  'ground',
  `
~~~~~~~~~~~~
~~ssssssss~~
~ssggggggss~
~sggggggggs~
~sggggggggs~
~sgggpppggs~
~sgggpppggs~
~sggggpggss~
~sggggpgss~~
~ssgggpss~~~
~~sssspss~~~
~~~~~~~~~~~~
`,
  GROUND,
);

const blocks = parsePlan(
  'blocks',
  `
............
............
...GGWG..T..
..GGWSWG....
..GGDSGG..R.
...G.....T..
..T......S..
.....P.P....
..R.........
............
............
............
`,
  BLOCKS,
  { isSolid: true },
);

function buildIsoTileset(): TiledTileset {
  const { grid, columns, rows } = buildIsoSheet();
  return {
    name: 'isometric',
    source: 'isometric.tsx',
    image: '../tiles/isometric.png',
    imageWidth: grid.width,
    imageHeight: grid.height,
    tileWidth: ISO_WIDTH,
    tileHeight: ISO_IMAGE_HEIGHT,
    columns,
    tileCount: columns * rows,
    animations: [],
    classes: Object.fromEntries(ISO_NAMES.flatMap((name, index) => (name === 'water' ? [[index, 'water']] : []))),
  };
}

/** A small island for isometric examples. Objects are positioned in unprojected map pixels. */
export function buildIsland(): TiledMap {
  const layers = [ground, blocks].map(({ name, tiles, isSolid }, index) => ({
    kind: 'tiles' as const,
    id: index + 1,
    name,
    data: tiles.map((tile) => (tile ? isoIndex(tile) + 1 : 0)),
    properties: isSolid ? [property('solid', true)] : [],
  }));
  const start = {
    id: 1,
    name: 'player-start',
    type: 'player',
    x: 6.5 * ISO_HEIGHT,
    y: 9.5 * ISO_HEIGHT,
    shape: 'point' as const,
  };
  const camera = {
    id: 2,
    name: 'camera',
    type: 'camera',
    x: 6 * ISO_HEIGHT,
    y: 6 * ISO_HEIGHT,
    shape: 'point' as const,
    properties: [property('camera', true), property('zoom', 2)],
  };
  return {
    orientation: 'isometric',
    columns: ground.columns,
    rows: ground.rows,
    tileWidth: ISO_WIDTH,
    tileHeight: ISO_HEIGHT,
    backgroundColor: PALETTE.b,
    tileset: buildIsoTileset(),
    layers: [...layers, { kind: 'objects', id: 3, name: 'objects', objects: [start, camera], properties: [] }],
  };
}
