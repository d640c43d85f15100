import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type * as Aseprite from '@excaliburjs/plugin-aseprite';
import type * as Ldtk from '@excaliburjs/plugin-ldtk';
import type * as SpriteFusion from '@excaliburjs/plugin-spritefusion';
import type * as Tiled from '@excaliburjs/plugin-tiled';
import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const testbed: Testbed;
declare const ex: typeof Excalibur & {
  Plugin: {
    Aseprite: typeof Aseprite;
    Ldtk: typeof Ldtk;
    Tiled: typeof Tiled;
    SpriteFusion: typeof SpriteFusion;
  };
};

const PACKAGES = 'node_modules/@excaliburjs';

/** A testbed with a plugin that can load the site's kit. */
async function openTestbedWith(page: Page, script: string): Promise<void> {
  await openTestbed(page);
  await page.route('**/kit/**', (route) =>
    route.fulfill({ body: readFileSync(`public${new URL(route.request().url()).pathname}`) }),
  );
  await page.addScriptTag({ path: `${PACKAGES}/${script}` });
}

test('a factory of LDtk runs while loading and again when the map is added', async ({ page }) => {
  await openTestbedWith(page, 'plugin-ldtk/build/umd/excalibur-ldtk.min.js');
  const seen = await page.evaluate(async () => {
    let calls = 0;
    const map = new ex.Plugin.Ldtk.LdtkResource('/kit/maps/dungeon.ldtk', {
      entityIdentifierFactories: {
        Slime: ({ worldPos }) => {
          calls++;
          return new ex.Actor({ pos: worldPos });
        },
      },
    });
    await map.load();
    const loaded = calls;
    map.addToScene(testbed.scene);
    const solid = map.getIntGridLayers()[0]?.tilemap.tiles.filter((tile) => tile.solid).length ?? 0;
    return {
      loaded,
      added: calls,
      width: map.getLevelBounds().width,
      named: map.getLevelBounds(['Dungeon']).width,
      solid,
      isCameraHeld: map.useTilemapCameraStrategy,
    };
  });
  expect(seen).toMatchObject({ loaded: 3, added: 6, width: 0, named: 512, isCameraHeld: false });
  expect(seen.solid).toBeGreaterThan(100);
});

test('the properties of a Tiled factory are a Map, and its class is compared exactly', async ({ page }) => {
  await openTestbedWith(page, 'plugin-tiled/build/umd/excalibur-tiled.min.js');
  const seen = await page.evaluate(async () => {
    const speeds: unknown[] = [];
    let capitals = 0;
    const map = new ex.Plugin.Tiled.TiledResource('/kit/maps/village.tmx', {
      entityClassNameFactories: {
        slime: ({ properties, object }) => {
          speeds.push(properties['speed'], object.properties.get('speed'));
          return undefined;
        },
        Coin: () => {
          capitals++;
          return undefined;
        },
      },
    });
    await map.load();
    return { speeds, capitals, isCameraHeld: map.useTilemapCameraStrategy };
  });
  expect(seen).toEqual({ speeds: [undefined, 24, undefined, 32], capitals: 0, isCameraHeld: false });
});

test('a factory of Sprite Fusion that comes after loading runs for every tile', async ({ page }) => {
  await openTestbedWith(page, 'plugin-spritefusion/dist/excalibur-spritefusion.min.js');
  const seen = await page.evaluate(async () => {
    const options = { mapPath: '/kit/maps/village.spritefusion.json', spritesheetPath: '/kit/tiles/tiles.png' };
    const count = { early: 0, late: 0 };
    const factory = (when: 'early' | 'late') => () => {
      count[when]++;
      return undefined;
    };
    const early = new ex.Plugin.SpriteFusion.SpriteFusionResource({
      ...options,
      entityTileIdFactories: { 27: factory('early') },
    });
    await early.load();
    const late = new ex.Plugin.SpriteFusion.SpriteFusionResource(options);
    await late.load();
    late.registerEntityTileIdFactory(27, factory('late'));
    const tiles = late.data.layers.flatMap((layer) => layer.tiles);
    return { ...count, flowers: tiles.filter(({ id }) => id === '27').length, tiles: tiles.length };
  });
  expect(seen.early).toBe(seen.flowers);
  expect(seen.late).toBe(seen.tiles);
});

test('an LDtk grid is solid by the name of its value, whatever the number', async ({ page }) => {
  await openTestbedWith(page, 'plugin-ldtk/build/umd/excalibur-ldtk.min.js');
  const project = readFileSync('public/kit/maps/dungeon.ldtk', 'utf8');
  const walls = /"identifier": ?"solid[^"]*"/i;
  expect(project).toMatch(walls);
  await page.route('**/kit/maps/renamed.ldtk', (route) =>
    route.fulfill({ body: project.replaceAll(new RegExp(walls, 'gi'), '"identifier": "lava"') }),
  );
  const solid = await page.evaluate(async () => {
    const count = async (path: string) => {
      const map = new ex.Plugin.Ldtk.LdtkResource(path);
      await map.load();
      return map.getIntGridLayers()[0]?.tilemap.tiles.filter((tile) => tile.solid).length ?? -1;
    };
    return { named: await count('/kit/maps/dungeon.ldtk'), renamed: await count('/kit/maps/renamed.ldtk') };
  });
  expect(solid.named).toBeGreaterThan(100);
  expect(solid.renamed).toBe(0);
});

test('an Aseprite animation is one object for all who ask, and an unknown tag throws', async ({ page }) => {
  await openTestbedWith(page, 'plugin-aseprite/build/umd/excalibur-aseprite.min.js');
  const result = await page.evaluate(async () => {
    const knight = new ex.Plugin.Aseprite.AsepriteResource('/kit/characters/knight.json');
    await knight.load();
    const [tag] = [...knight.data.animations.keys()];
    const run = knight.getAnimation(tag);
    let isRefused = false;
    try {
      knight.getAnimation('no such tag');
    } catch {
      isRefused = true;
    }
    return { isShared: run === knight.getAnimation(tag), isOwn: run?.clone() !== run, loops: run?.strategy, isRefused };
  });
  expect(result).toEqual({ isShared: true, isOwn: true, loops: 'loop', isRefused: true });
});
