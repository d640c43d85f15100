import { buildFigureSheet } from './characters/characterSheet.ts';
import { knight } from './characters/knight.ts';
import { BLUE_SLIME, buildSlimeSheet, GREEN_SLIME } from './characters/slime.ts';
import { animation, buildSheet } from './core/sheet.ts';
import { COIN_FRAMES, drawCoin } from './items/coin.ts';
import { sheetFile, type KitFile } from './manifest.ts';
import { EFFECTS, renderEffect } from './sounds/effects.ts';
import { renderSong } from './sounds/music.ts';
import { SONGS } from './sounds/songs.ts';
import { soundToWav, type Sound } from './sounds/wav.ts';
import {
  BLOB_MASKS,
  buildBlobSheet,
  buildDualSheet,
  buildEdgeSheet,
  buildTurnedDualSheet,
  DUAL_TURNED_CORNERS,
} from './tiles/autotiles.ts';
import { buildTileset, TILE_NAMES } from './tiles/tileset.ts';

function buildCharacters(): Promise<KitFile>[] {
  return [
    sheetFile('characters/knight.png', buildFigureSheet(knight), 'A knight with a sword and a red plume; faces right.'),
    sheetFile('characters/slime.png', buildSlimeSheet(GREEN_SLIME), 'A green slime that hops and bites.'),
    sheetFile('characters/slime-blue.png', buildSlimeSheet(BLUE_SLIME), 'The blue cousin of the slime.'),
  ];
}

function buildItems(): Promise<KitFile>[] {
  const coins = Array.from({ length: COIN_FRAMES }, (_, frame) => drawCoin(frame));
  return [
    sheetFile(
      'items/coin.png',
      buildSheet([coins], [animation('spin', 0, COIN_FRAMES, 100)]),
      'A gold coin that spins.',
    ),
  ];
}

function buildTiles(): Promise<KitFile>[] {
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
  ];
}

function soundFile(path: string, kind: 'sound' | 'music', sound: Sound, description: string): KitFile {
  const seconds = Number((sound.samples.length / sound.sampleRate).toFixed(3));
  return { entry: { path, kind, description, seconds, sampleRate: sound.sampleRate }, bytes: soundToWav(sound) };
}

function buildSounds(): KitFile[] {
  const effects = Object.entries(EFFECTS).map(([name, effect]) =>
    soundFile(`sounds/${name}.wav`, 'sound', renderEffect(effect), effect.description),
  );
  const songs = Object.entries(SONGS).map(([name, song]) =>
    soundFile(`sounds/${name}.wav`, 'music', renderSong(song), song.description),
  );
  return [...effects, ...songs];
}

/** Every file of public/kit but the manifest. */
export async function buildKitFiles(): Promise<KitFile[]> {
  return [...(await Promise.all([...buildCharacters(), ...buildItems(), ...buildTiles()])), ...buildSounds()];
}
