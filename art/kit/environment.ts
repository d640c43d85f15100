import { PARALLAX } from '../scenes/parallax.ts';
import {
  BLOB_MASKS,
  buildBlobSheet,
  buildDualSheet,
  buildEdgeSheet,
  buildOverlaySheet,
  buildTurnedDualSheet,
  DUAL_OVERLAY_CORNERS,
  DUAL_TURNED_CORNERS,
} from '../tiles/autotiles.ts';
import { buildCollapseSheet, COLLAPSE_NAMES } from '../tiles/collapseTiles.ts';
import { buildIsoSheet, ISO_NAMES } from '../tiles/isometric.ts';
import { GRASS_ON_DIRT, ROCK_IN_CAVE, SNOW_ON_SLATE } from '../tiles/terrain.ts';
import { buildTileset, TILE_NAMES } from '../tiles/tileset.ts';
import { ALPHABET, buildOutlinedFont, buildPlainFont } from '../ui/font.ts';
import { buildInputIconSheet, INPUT_ICON_NAMES } from '../ui/inputIcons.ts';
import {
  BAR_FILL_NAMES,
  buildBarFillSheet,
  buildButtonSheet,
  BUTTON_NAMES,
  cursor,
  drawBarFrame,
  drawPanel,
} from '../ui/panels.ts';
import { imageFile, sheetFile, type KitFile } from './manifest.ts';

type Files = Promise<KitFile>[];

export function buildTileFiles(): Files {
  return [
    sheetFile(
      'tiles/tiles.png',
      buildTileset(),
      'Ground, water, plants, buildings and obstacles.',
      { names: TILE_NAMES },
      'tileset',
    ),
    sheetFile(
      'tiles/blob-47.png',
      buildBlobSheet(),
      'Grass on dirt, 47 tiles chosen by all eight neighbours; the last cell is bare dirt.',
      { masks: BLOB_MASKS },
      'tileset',
    ),
    sheetFile(
      'tiles/edge-16.png',
      buildEdgeSheet(),
      'Grass on dirt, 16 tiles: index = north 1 + east 2 + south 4 + west 8.',
      {},
      'tileset',
    ),
    sheetFile(
      'tiles/dual-16.png',
      buildDualSheet(),
      'Grass on dirt for a dual grid: index = top left 1 + top right 2 + bottom left 4 + bottom right 8.',
      {},
      'tileset',
    ),
    sheetFile(
      'tiles/dual-6.png',
      buildTurnedDualSheet(),
      'Grass on dirt for a dual grid, six tiles to turn: bare, corner, side, three corners, opposite corners, full.',
      { masks: DUAL_TURNED_CORNERS },
      'tileset',
    ),
    sheetFile(
      'tiles/isometric.png',
      buildIsoSheet(),
      'Isometric tiles with a diamond of 32 by 16, flat and as blocks.',
      { names: ISO_NAMES, tileWidth: 32, tileHeight: 16 },
      'tileset',
    ),
  ];
}

const OTHER_TERRAINS = [
  { name: 'snow', style: SNOW_ON_SLATE, description: 'Snow on slate' },
  { name: 'rock', style: ROCK_IN_CAVE, description: 'Rock in a cave' },
];

/** The sheets for the articles on map generation: more terrains, overlays without ground, trees, and roads. */
export function buildArticleTileFiles(): Files {
  const terrains = OTHER_TERRAINS.flatMap(({ name, style, description }) => [
    sheetFile(
      `tiles/blob-47-${name}.png`,
      buildBlobSheet(style),
      `${description}, in the order of blob-47.png.`,
      { masks: BLOB_MASKS },
      'tileset',
    ),
    sheetFile(
      `tiles/edge-16-${name}.png`,
      buildEdgeSheet(style),
      `${description}, in the order of edge-16.png.`,
      {},
      'tileset',
    ),
  ]);
  const overlays = { grass: GRASS_ON_DIRT, snow: SNOW_ON_SLATE };
  return [
    ...terrains,
    ...Object.entries(overlays).map(([name, style]) =>
      sheetFile(
        `tiles/dual-overlay-${name}.png`,
        buildOverlaySheet(style),
        'A dual grid without ground, five tiles to turn: corner, side, opposite corners, three corners, full.',
        { masks: DUAL_OVERLAY_CORNERS },
        'tileset',
      ),
    ),
    sheetFile(
      'tiles/collapse.png',
      buildCollapseSheet(),
      'Whole tiles for wave function collapse: meadow, coast and roads; a treetop stands on a tall tree.',
      { names: COLLAPSE_NAMES },
      'tileset',
    ),
  ];
}

export function buildParallaxFiles(): Files {
  return Object.entries(PARALLAX).flatMap(([set, { description, build }]) =>
    Object.entries(build()).map(([name, grid], index) =>
      imageFile(`parallax/${set}-${name}.png`, 'layer', grid, `${description}: the ${name} layer; repeats sideways.`, {
        set,
        order: index,
      }),
    ),
  );
}

export function buildUiFiles(): Files {
  const slices = { margin: 16 };
  return [
    imageFile(
      'ui/panel.png',
      'nine-slice',
      drawPanel(['t', 'T', 'r', 'T']),
      'A wooden frame around parchment.',
      slices,
    ),
    imageFile(
      'ui/panel-blue.png',
      'nine-slice',
      drawPanel(['B', 'l', 'b', 'n']),
      'A blue frame around a dark field.',
      slices,
    ),
    sheetFile('ui/button.png', buildButtonSheet(), 'A button in four states.', { names: BUTTON_NAMES, margin: 6 }),
    imageFile('ui/cursor.png', 'image', cursor, 'A mouse pointer; its tip is at the top left.'),
    imageFile('ui/bar-frame.png', 'image', drawBarFrame(), 'The frame of a bar; the fill goes behind it at (4, 4).'),
    sheetFile('ui/bar-fill.png', buildBarFillSheet(), 'Fills for the bar, 56 by 4: crop the width to the value.', {
      names: BAR_FILL_NAMES,
    }),
    sheetFile('ui/input-icons.png', buildInputIconSheet(), 'Keys, mouse, gamepad and touch.', {
      names: INPUT_ICON_NAMES,
    }),
    sheetFile(
      'ui/font.png',
      buildPlainFont(),
      'A white pixel font with the characters 32 to 126.',
      { alphabet: ALPHABET },
      'font',
    ),
    sheetFile(
      'ui/font-outlined.png',
      buildOutlinedFont(),
      'The same font with a dark outline.',
      { alphabet: ALPHABET, spacing: -1 },
      'font',
    ),
  ];
}
