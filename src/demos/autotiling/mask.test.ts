import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGrid, parseGrid, withCell } from '../cellGrid.ts';
import { cellsAround, foldMask, FOLDED_MASKS, masksAlike, readMask } from './mask.ts';
import { BLOB_TABLE, chooseTile, TILES_NEEDED, type Scheme } from './schemes.ts';

const EVERY_MASK = Array.from({ length: 256 }, (_, mask) => mask);
const kit = JSON.parse(readFileSync('public/kit/kit.json', 'utf8')) as { files: { path: string; masks?: number[] }[] };

describe('masks', () => {
  it('read the neighborhood row by row', () => {
    expect(readMask(parseGrid('#.#\n.##\n#.#'), 1, 1)).toBe(173);
  });

  it('treat cells outside the map as configured', () => {
    const lone = parseGrid('#');
    expect([readMask(lone, 0, 0, 1), readMask(lone, 0, 0, 0)]).toEqual([255, 0]);
  });

  it('fold all 256 into exactly 47', () => {
    expect(FOLDED_MASKS).toHaveLength(47);
    expect(new Set(EVERY_MASK.map(foldMask)).size).toBe(47);
    expect(EVERY_MASK.filter((mask) => foldMask(foldMask(mask)) !== foldMask(mask))).toEqual([]);
  });

  it('fold without changing the sides, and preserve a corner only between two of them', () => {
    for (const mask of EVERY_MASK) {
      expect(foldMask(mask) & 0b01011010).toBe(mask & 0b01011010);
      expect(Boolean(foldMask(mask) & 128)).toBe((mask & (128 | 64 | 16)) === (128 | 64 | 16));
      expect(Boolean(foldMask(mask) & 1)).toBe((mask & (1 | 8 | 2)) === (1 | 8 | 2));
    }
  });

  it('map eight masks to 11 and sixteen to 0', () => {
    expect(masksAlike(11)).toEqual([11, 15, 43, 47, 139, 143, 171, 175]);
    expect(masksAlike(0)).toHaveLength(16);
    expect(FOLDED_MASKS.flatMap(masksAlike)).toHaveLength(256);
  });

  it('change only in the nine cells around an edit', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1), { minLength: 48, maxLength: 48 }), fc.nat(7), fc.nat(5), (values, x, y) => {
        const grid = buildGrid(8, 6, (column, row) => values[row * 8 + column]!);
        const edited = withCell(grid, x, y, 1 - values[y * 8 + x]!);
        const near = new Set(cellsAround({ x, y }).map((cell) => `${cell.x} ${cell.y}`));
        for (let row = 0; row < 6; row++)
          for (let column = 0; column < 8; column++)
            if (!near.has(`${column} ${row}`)) expect(readMask(edited, column, row)).toBe(readMask(grid, column, row));
      }),
    );
  });
});

describe('tables', () => {
  it('have a tile for every mask', () => {
    expect(BLOB_TABLE).toHaveLength(256);
    expect(new Set(BLOB_TABLE)).toEqual(new Set(Array.from({ length: 47 }, (_, index) => index)));
  });

  it('use no more tiles than declared', () => {
    for (const scheme of Object.keys(TILES_NEEDED) as Scheme[]) {
      const used = new Set(EVERY_MASK.map((mask) => chooseTile(scheme, mask).index));
      expect(used.size).toBe(scheme === 'two' ? 1 : TILES_NEEDED[scheme]);
    }
  });

  it('match the order of the drawn sheet', () => {
    // The sheet counts clockwise from the top: top 1, top right 2, right 4 … top left 128.
    const masks = kit.files.find(({ path }) => path === 'tiles/blob-47.png')!.masks!;
    expect(masks[BLOB_TABLE[64]!]).toBe(1);
    expect(masks[BLOB_TABLE[64 | 32 | 8]!]).toBe(1 | 2 | 4);
    expect(masks[BLOB_TABLE[11]!]).toBe(4 | 8 | 16);
    expect(masks[BLOB_TABLE[64 | 128 | 16]!]).toBe(1 | 128 | 64);
    expect(masks[BLOB_TABLE[255]!]).toBe(255);
  });
});
