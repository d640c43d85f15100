import { describe, expect, it } from 'vitest';
import { buildFigureSheet } from '../characters/characterSheet.ts';
import { knight } from '../characters/knight.ts';
import { TILE_NAMES } from '../tiles/tileset.ts';
import { sheetToAseprite } from './aseprite.ts';
import { buildDungeon } from './dungeon.ts';
import { buildIsland } from './island.ts';
import { nameToIid } from './ldtkDefs.ts';
import { parsePlan } from './plan.ts';
import { mapToTmj } from './tmj.ts';
import { mapToTmx } from './tmx.ts';
import { buildSpriteFusionMap, buildVillage } from './village.ts';

describe('parsePlan', () => {
  it('maps letters to tile names', () => {
    expect(parsePlan('p', '.a\na.', { a: 'tree' }).tiles).toEqual([undefined, 'tree', 'tree', undefined]);
  });

  it('reports a row of the wrong length and an unknown letter', () => {
    expect(() => parsePlan('p', 'aa\na', { a: 'tree' })).toThrow('Row 2 of "p" has 1 tiles instead of 2.');
    expect(() => parsePlan('p', 'ab', { a: 'tree' })).toThrow('Row 1 of "p" has "b"');
  });
});

describe.each([['village', buildVillage()] as const, ['island', buildIsland()] as const])(
  'the Tiled map %s',
  (_name, map) => {
    it('fills every layer and stays inside its tileset', () => {
      for (const layer of map.layers) {
        if (layer.kind === 'objects') continue;
        expect(layer.data).toHaveLength(map.columns * map.rows);
        expect(Math.max(...layer.data)).toBeLessThanOrEqual(map.tileset.tileCount);
      }
    });

    it('has a player start and unique ids', () => {
      const objects = map.layers.flatMap((layer) => (layer.kind === 'objects' ? layer.objects : []));
      expect(objects.map(({ name }) => name)).toContain('player-start');
      expect(new Set(objects.map(({ id }) => id)).size).toBe(objects.length);
      expect(new Set(map.layers.map(({ id }) => id)).size).toBe(map.layers.length);
    });

    it('has the same content as XML and as JSON', () => {
      const json = JSON.parse(mapToTmj(map)) as { layers: { name: string; data?: number[] }[] };
      const xml = mapToTmx(map);
      for (const { name, data } of json.layers) {
        expect(xml).toContain(`name="${name}"`);
        if (data) expect(xml.replaceAll('\n', '')).toContain(`<data encoding="csv">${data.join(',')}</data>`);
      }
    });
  },
);

describe('the Sprite Fusion map', () => {
  it('uses only tiles of the sheet, within the bounds of the map', () => {
    const map = JSON.parse(buildSpriteFusionMap()) as {
      mapWidth: number;
      mapHeight: number;
      layers: { collider: boolean; tiles: { id: string; x: number; y: number }[] }[];
    };
    for (const { id, x, y } of map.layers.flatMap(({ tiles }) => tiles)) {
      expect(TILE_NAMES[Number(id)]).toBeDefined();
      expect(x < map.mapWidth && y < map.mapHeight).toBe(true);
    }
    expect(map.layers.map(({ collider }) => collider)).toEqual([false, true, false]);
  });
});

describe('the LDtk project', () => {
  const { defs, levels } = JSON.parse(buildDungeon()) as {
    defs: { layers: { uid: number }[]; entities: { uid: number; identifier: string }[] };
    levels: {
      layerInstances: {
        layerDefUid: number;
        __cWid: number;
        __cHei: number;
        intGridCsv: number[];
        entityInstances: { iid: string; defUid: number; __grid: [number, number] }[];
      }[];
    }[];
  };
  const layers = levels.flatMap(({ layerInstances }) => layerInstances);

  it('references only definitions that exist', () => {
    expect(layers.map(({ layerDefUid }) => layerDefUid)).toEqual(defs.layers.map(({ uid }) => uid));
    const known = defs.entities.map(({ uid }) => uid);
    for (const { defUid } of layers.flatMap(({ entityInstances }) => entityInstances)) expect(known).toContain(defUid);
  });

  it('places nothing inside a wall', () => {
    const solid = layers.find(({ intGridCsv }) => intGridCsv.length);
    expect(solid?.intGridCsv).toHaveLength((solid?.__cWid ?? 0) * (solid?.__cHei ?? 0));
    for (const { __grid } of layers.flatMap(({ entityInstances }) => entityInstances)) {
      expect(solid?.intGridCsv[__grid[1] * (solid?.__cWid ?? 0) + __grid[0]]).toBe(0);
    }
  });

  it('derives a distinct UUID from each name', () => {
    expect(nameToIid('a')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(nameToIid('a')).not.toBe(nameToIid('b'));
  });
});

describe('the Aseprite export', () => {
  const sheet = buildFigureSheet(knight);
  const parse = (format: 'hash' | 'array') =>
    JSON.parse(sheetToAseprite('knight', sheet, format)) as {
      frames: object;
      meta: { frameTags: { name: string; from: number; to: number }[] };
    };

  it('tags each frame once, in order', () => {
    const { frames, meta } = parse('array');
    expect(frames).toHaveLength(17);
    expect(meta.frameTags.map(({ from }) => from)).toEqual([0, 4, 10, 11, 12, 13]);
    expect(meta.frameTags.at(-1)?.to).toBe(16);
  });

  it('has the same frames as a hash', () => {
    expect(Object.keys(parse('hash').frames)).toHaveLength(17);
  });
});
