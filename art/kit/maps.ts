import { buildFigureSheet } from '../characters/characterSheet.ts';
import { knight } from '../characters/knight.ts';
import { sheetToAseprite } from '../maps/aseprite.ts';
import { buildDungeon } from '../maps/dungeon.ts';
import { buildIsland } from '../maps/island.ts';
import { mapToTmj } from '../maps/tmj.ts';
import { mapToTmx, tilesetToTsx } from '../maps/tmx.ts';
import { buildSpriteFusionMap, buildVillage } from '../maps/village.ts';
import type { KitFile } from './manifest.ts';

const mapFile = (path: string, bytes: string, description: string, details = {}): KitFile => ({
  entry: { path, kind: 'map', description, ...details },
  bytes,
});

/** Maps and exports in the formats of the editors that Excalibur has a plugin for. */
export function buildMapFiles(): KitFile[] {
  const [village, island] = [buildVillage(), buildIsland()];
  const size = { columns: village.columns, rows: village.rows };
  const sheet = buildFigureSheet(knight);
  return [
    mapFile('maps/tiles.tsx', tilesetToTsx(village.tileset), 'Tiled tileset of tiles.png with animated water.', {
      format: 'tiled',
    }),
    mapFile(
      'maps/village.tmx',
      mapToTmx(village),
      'Tiled map of a village: three tile layers, one of them solid, and objects.',
      { format: 'tiled', ...size },
    ),
    mapFile('maps/village.tmj', mapToTmj(village), 'The same village as Tiled JSON with its tileset inside.', {
      format: 'tiled',
      ...size,
    }),
    mapFile('maps/isometric.tsx', tilesetToTsx(island.tileset), 'Tiled tileset of isometric.png.', { format: 'tiled' }),
    mapFile('maps/island.tmx', mapToTmx(island), 'Isometric Tiled map of an island.', {
      format: 'tiled',
      columns: island.columns,
      rows: island.rows,
    }),
    mapFile('maps/dungeon.ldtk', buildDungeon(), 'LDtk 1.5.3 project of a dungeon with entities and an IntGrid.', {
      format: 'ldtk',
    }),
    mapFile(
      'maps/village.spritefusion.json',
      buildSpriteFusionMap(),
      'The village as a Sprite Fusion map; its sheet is tiles/tiles.png.',
      { format: 'sprite-fusion', ...size },
    ),
    mapFile(
      'characters/knight.json',
      sheetToAseprite('knight', sheet, 'hash'),
      'Aseprite export of knight.png, frames as a hash, with tags.',
      { kind: 'data', format: 'aseprite' },
    ),
    mapFile(
      'characters/knight-array.json',
      sheetToAseprite('knight', sheet, 'array'),
      'Aseprite export of knight.png, frames as an array, with tags.',
      { kind: 'data', format: 'aseprite' },
    ),
  ];
}
