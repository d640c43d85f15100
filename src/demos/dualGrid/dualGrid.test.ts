import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGrid, parseGrid, withCell } from '../cellGrid.ts';
import {
  DUAL_TABLE,
  overlaySize,
  overlayTilesOver,
  readCorners,
  SPRITES,
  turnCorners,
  worldCellsUnder,
} from './dualGrid.ts';

describe('sprites', () => {
  it('cover all sixteen masks by rotating five', () => {
    DUAL_TABLE.forEach(({ sprite, rotation }, mask) => {
      let corners: number = SPRITES[sprite]!.corners;
      for (let turn = 0; turn < rotation / 90; turn++) corners = turnCorners(corners);
      expect(corners).toBe(mask);
    });
    expect(new Set(DUAL_TABLE.map(({ sprite }) => sprite))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it("are rotated as in the article's table", () => {
    const table =
      '0(0,0) 1(1,180) 2(1,270) 3(2,270) 4(1,90) 5(2,180) 6(3,0) 7(4,180) 8(1,0) 9(3,90) 10(2,0) 11(4,270) 12(2,90) 13(4,90) 14(4,0) 15(5,0)';
    expect(DUAL_TABLE.map(({ sprite, rotation }, mask) => `${mask}(${sprite},${rotation})`).join(' ')).toBe(table);
  });

  it('are unchanged after four quarter turns', () => {
    for (let mask = 0; mask < 16; mask++) {
      expect(turnCorners(turnCorners(turnCorners(turnCorners(mask))))).toBe(mask);
    }
  });
});

describe('the two grids', () => {
  it('meet at the corners', () => {
    const world = parseGrid('#.\n.#');
    expect(overlaySize(world)).toEqual({ columns: 3, rows: 3 });
    expect(readCorners(world, 1, 1)).toBe(1 | 8);
    expect(readCorners(world, 0, 0)).toBe(8);
    expect(readCorners(world, 2, 2)).toBe(1);
  });

  it('agree: a tile covers a cell exactly when the cell is under the tile', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (x, y) => {
        for (const tile of overlayTilesOver({ x, y })) expect(worldCellsUnder(tile)).toContainEqual({ x, y });
      }),
    );
  });

  it('change four tiles for one cell', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1), { minLength: 30, maxLength: 30 }), fc.nat(5), fc.nat(4), (values, x, y) => {
        const world = buildGrid(6, 5, (column, row) => values[row * 6 + column]!);
        const edited = withCell(world, x, y, 1 - values[y * 6 + x]!);
        const changed = [];
        for (let row = 0; row <= 5; row++)
          for (let column = 0; column <= 6; column++)
            if (readCorners(world, column, row) !== readCorners(edited, column, row))
              changed.push({ x: column, y: row });
        expect(changed).toEqual(overlayTilesOver({ x, y }));
      }),
    );
  });
});
