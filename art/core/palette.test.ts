import { describe, expect, it } from 'vitest';
import { cellToInk, INKS, inkToCell, inkToRgb, PALETTE } from './palette.ts';

describe('the palette', () => {
  it('has 24 distinct colors, including the brand colors', () => {
    expect(INKS).toHaveLength(24);
    expect(new Set(Object.values(PALETTE)).size).toBe(24);
    expect(Object.values(PALETTE)).toEqual(expect.arrayContaining(['#2185d0', '#7bbaea', '#041e2f']));
  });

  it('converts an ink to a cell and back', () => {
    for (const ink of INKS) expect(cellToInk(inkToCell(ink))).toBe(ink);
    expect(cellToInk(0)).toBeUndefined();
  });

  it('converts an ink to RGB', () => {
    expect(inkToRgb('B')).toEqual([0x21, 0x85, 0xd0]);
  });
});
