import { describe, expect, it } from 'vitest';
import type { Sheet } from '../core/sheet.ts';
import { BLOB_MASKS, buildBlobSheet, buildDualSheet, buildEdgeSheet, reduceBlobMask } from './autotiles.ts';
import { grass, textureToTile, TILE } from './texture.ts';

const tileOf = ({ grid, columns }: Sheet, index: number) =>
  grid.crop((index % columns) * TILE, Math.floor(index / columns) * TILE, TILE, TILE);

const GREEN = ['G', 'L', 'f'];

describe('blob masks', () => {
  it('number 47', () => {
    expect(BLOB_MASKS).toHaveLength(47);
  });

  it('drop a corner unless both adjacent sides are set', () => {
    expect(reduceBlobMask(0b00000010)).toBe(0);
    expect(reduceBlobMask(0b00000111)).toBe(0b00000111);
    expect(reduceBlobMask(0b10000001)).toBe(0b00000001);
  });
});

describe('terrain sheets', () => {
  it('fill a surrounded tile with grass only', () => {
    const full = textureToTile(grass).cells;
    expect(tileOf(buildBlobSheet(), BLOB_MASKS.indexOf(255)).cells).toEqual(full);
    expect(tileOf(buildEdgeSheet(), 15).cells).toEqual(full);
  });

  it('keep the grass of a lone tile off its border', () => {
    const lone = tileOf(buildBlobSheet(), 0);
    for (let at = 0; at < TILE; at++) {
      for (const [x, y] of [
        [at, 0],
        [at, 15],
        [0, at],
        [15, at],
      ] as const)
        expect(GREEN).not.toContain(lone.get(x, y));
    }
    expect(GREEN).toContain(lone.get(8, 8));
  });

  it('match at the edge between two dual-grid tiles', () => {
    const sheet = buildDualSheet();
    const [left, right] = [tileOf(sheet, 4 + 8), tileOf(sheet, 4 + 8)];
    for (let y = 0; y < TILE; y++) {
      expect(GREEN.includes(left.get(15, y) ?? '')).toBe(GREEN.includes(right.get(0, y) ?? ''));
    }
  });
});
