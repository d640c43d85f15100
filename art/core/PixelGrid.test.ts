import { describe, expect, it } from 'vitest';
import { drawing } from './drawing.ts';
import { PixelGrid } from './PixelGrid.ts';

const rowsOf = (grid: PixelGrid) =>
  Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (__, x) => grid.get(x, y) ?? '.').join(''),
  );

describe('drawing', () => {
  it('reads letters as inks and leaves dots transparent', () => {
    const grid = drawing(`
      .k
      B.
    `);
    expect(rowsOf(grid)).toEqual(['.k', 'B.']);
  });

  it('reports the row of a letter that is not an ink', () => {
    expect(() => drawing('k\nk?')).toThrow('No ink "?" in row 2');
  });
});

describe('PixelGrid', () => {
  const arrow = drawing('kB\n.k');

  it('clips drawing outside its bounds', () => {
    expect(rowsOf(new PixelGrid(2, 1).rect(-5, -5, 6, 6, 'k'))).toEqual(['k.']);
  });

  it('stamps with flipping and recoloring', () => {
    const target = new PixelGrid(2, 2, 'w');
    expect(rowsOf(target.stamp(arrow, 0, 0, { flipX: true, recolor: { k: 'R' } }))).toEqual(['BR', 'Rw']);
  });

  it('draws an outline around the shape, not over it', () => {
    const dot = new PixelGrid(3, 3).set(1, 1, 'w');
    expect(rowsOf(dot.outlined('k'))).toEqual(['.k.', 'kwk', '.k.']);
    expect(rowsOf(dot.outlined('k', { corners: true }))).toEqual(['kkk', 'kwk', 'kkk']);
  });

  it('crops without changing the original', () => {
    expect(rowsOf(arrow.crop(1, 0, 1, 2))).toEqual(['B', 'k']);
    expect(rowsOf(arrow)).toEqual(['kB', '.k']);
  });
});
