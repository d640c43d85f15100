import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rules } from './board.ts';
import { addChips, COLORS, COLUMNS, findGroup, findLargestGroup, freeCells, ROWS, settle, sweep } from './board.ts';

const boards = fc.array(fc.integer({ min: 0, max: COLORS }), { minLength: COLUMNS * ROWS, maxLength: COLUMNS * ROWS });
const rules: fc.Arbitrary<Rules> = fc.record({
  matchSize: fc.integer({ min: 2, max: 6 }),
  falls: fc.boolean(),
  fillFrom: fc.constantFrom('top', 'bottom'),
  chipsPerTurn: fc.integer({ min: 1, max: 10 }),
});
const columnOf = (cells: readonly number[], column: number) =>
  cells.filter((_, cell) => cell % COLUMNS === column).filter((chip) => chip !== 0);

describe('the paper board', () => {
  it('adds exactly the chips of a turn, or is full', () => {
    fc.assert(
      fc.property(boards, rules, fc.nat(), (cells, rule, seed) => {
        const after = addChips(cells, rule, seed);
        if (after) expect(freeCells(after)).toBe(freeCells(cells) - rule.chipsPerTurn);
        else if (rule.fillFrom === 'bottom') expect(freeCells(cells)).toBeLessThan(rule.chipsPerTurn);
      }),
    );
  });

  it('lets chips fall without losing or reordering any, and leaves no gap below one', () => {
    fc.assert(
      fc.property(boards, (cells) => {
        const after = settle(cells);
        for (let column = 0; column < COLUMNS; column += 1)
          expect(columnOf(after, column)).toEqual(columnOf(cells, column));
        for (let cell = 0; cell < COLUMNS * (ROWS - 1); cell += 1) {
          if (after[cell] !== 0) expect(after[cell + COLUMNS]).not.toBe(0);
        }
      }),
    );
  });

  it('finds groups of one color, the same from each of their chips', () => {
    fc.assert(
      fc.property(boards, fc.integer({ min: 0, max: COLUMNS * ROWS - 1 }), (cells, cell) => {
        const group = findGroup(cells, cell);
        for (const member of group) {
          expect(cells[member]).toBe(cells[cell]);
          expect(findGroup(cells, member).sort()).toEqual([...group].sort());
        }
        expect(findLargestGroup(cells).length).toBeGreaterThanOrEqual(group.length);
      }),
    );
  });

  it('removes only groups that are large enough', () => {
    fc.assert(
      fc.property(boards, rules, (cells, rule) => {
        const group = findLargestGroup(cells);
        const after = sweep(cells, group, rule);
        const gone = group.length >= rule.matchSize ? group.length : 0;
        expect(freeCells(after)).toBe(freeCells(cells) + gone);
      }),
    );
  });
});
