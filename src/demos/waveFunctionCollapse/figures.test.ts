import { describe, expect, it } from 'vitest';
import type { CollapseSettings } from './collapse.ts';
import { measureCollapse } from './measure.ts';
import { buildRules } from './rules.ts';
import { TILE_SETS } from './tileSets.ts';

// The tables in the article: update them when a tile set or the algorithm changes.
const settingsOf = (set: keyof typeof TILE_SETS, extra: Partial<CollapseSettings>): CollapseSettings => ({
  columns: 14,
  rows: 9,
  rules: buildRules(TILE_SETS[set].pairs),
  weights: TILE_SETS[set].tiles.map(({ weight }) => weight),
  pick: 'fewest',
  reach: 'full',
  onConflict: 'stop',
  fixed: new Map(),
  seed: 1,
  maxAttempts: 300,
  ...extra,
});

describe('the figures in the article', () => {
  it.each([
    ['stop', 58, 0.4, 39, 1743],
    ['restart', 100, 0.7, 69, 2647],
    ['backtrack', 100, 2.6, 45, 2036],
    ['repair', 100, 1.0, 45, 2486],
  ] as const)('on conflicts: %s', (onConflict, finished, conflicts, choices, comparisons) => {
    const total = measureCollapse(settingsOf('roads', { onConflict }), 100);
    expect(total.finished).toBe(finished);
    expect(total.conflicts / 100).toBeCloseTo(conflicts, 1);
    expect(Math.round(total.collapses / 100)).toBe(choices);
    expect(Math.round(total.checks / 100)).toBe(comparisons);
  });

  it.each([
    ['fewest', [100, 100, 58, 100, 89, 1]],
    ['shannon', [100, 100, 64, 100, 81, 0]],
    ['rows', [100, 100, 78, 33, 54, 0]],
    ['random', [100, 100, 18, 14, 0, 0]],
  ] as const)('on the order of cells: %s', (pick, figures) => {
    const finished = (['full', 'neighbours'] as const).flatMap((reach) =>
      (['meadow', 'coast', 'roads'] as const).map(
        (set) => measureCollapse(settingsOf(set, { pick, reach }), 100).finished,
      ),
    );
    expect(finished).toEqual(figures);
  });

  it('on the cost', () => {
    const sizes = [
      { columns: 14, rows: 9 },
      { columns: 28, rows: 18 },
    ];
    const totals = sizes.map((size) => measureCollapse(settingsOf('meadow', size), 1));
    expect(totals.map(({ collapses, checks }) => [collapses, checks])).toEqual([
      [125, 1480],
      [497, 6365],
    ]);
  });
});
