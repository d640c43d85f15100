import { describe, expect, it } from 'vitest';
import { describeMissingAsset, readKitPaths } from './kit.ts';
import { findAssetPaths } from './loadAssets.ts';

const kit = new Set([
  '/kit/knight.png',
  '/kit/jump.wav',
  '/kit/maps/cave.tmx',
  '/kit/tiles.png',
  '/kit/maps/big cave.tmj',
]);

describe('assets of an example', () => {
  it('are found in every kind of string literal', () => {
    const code = 'new ImageSource("/kit/knight.png"); new Sound(`/kit/jump.wav`); load(\'/kit/nothing.png\')';
    expect(findAssetPaths(code, kit)).toEqual(['/kit/knight.png', '/kit/jump.wav']);
  });

  it('are found relative to a map that references them', () => {
    expect(findAssetPaths('<image source="../tiles.png"/>', kit, '/kit/maps/')).toEqual(['/kit/tiles.png']);
    expect(findAssetPaths('{"relPath":"..\\/tiles.png"}', kit, '/kit/maps/')).toEqual(['/kit/tiles.png']);
  });

  it('may have spaces in their names', () => {
    expect(findAssetPaths('"/kit/maps/big cave.tmj"', kit)).toEqual(['/kit/maps/big cave.tmj']);
  });

  it('come from a manifest that lists its files', () => {
    expect(readKitPaths({ version: 1, files: [{ path: 'a.png' }, { path: 'maps/b.tmx' }, {}] })).toEqual([
      '/kit/a.png',
      '/kit/maps/b.tmx',
    ]);
    expect(readKitPaths(null)).toEqual([]);
  });

  it('that are missing are reported with the closest matches', () => {
    expect(describeMissingAsset('/kit/knigt.png', kit)).toMatch(/^There is no asset "\/kit\/knigt\.png"\. Available: /);
    expect(describeMissingAsset('/kit/Knight.jpg', kit)).toContain('Available: /kit/knight.png,');
    expect(describeMissingAsset('/x.png', new Set())).toContain('did not load');
  });
});
