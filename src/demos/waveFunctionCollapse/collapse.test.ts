import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBits } from './bits.ts';
import { runCollapse, startCollapse, stepCollapse, type CollapseSettings, type CollapseState } from './collapse.ts';
import { buildRules, isAllowed, oppositeOf, type Pair, type Rules, SIDES } from './rules.ts';
import { MEADOW, ROADS, TILE_SETS } from './tileSets.ts';
import { findViolations } from './verify.ts';
import { tileAt } from './wave.ts';

const settingsOf = (set = MEADOW, extra: Partial<CollapseSettings> = {}): CollapseSettings => ({
  columns: 12,
  rows: 9,
  rules: buildRules(set.pairs),
  weights: set.tiles.map(({ weight }) => weight),
  pick: 'fewest',
  reach: 'full',
  onConflict: 'backtrack',
  fixed: new Map(),
  seed: 1,
  maxAttempts: 100_000,
  ...extra,
});

const tilesOf = ({ wave }: CollapseState) => [...wave.options.keys()].map((cell) => tileAt(wave, cell));

function allSteps(settings: CollapseSettings): CollapseState[] {
  const states = [startCollapse(settings)];
  while (['open', 'conflict'].includes(states.at(-1)!.status)) states.push(stepCollapse(states.at(-1)!));
  return states;
}

const TILES = 3;
const anyPairs = fc.array(fc.tuple(fc.nat(TILES - 1), fc.nat(TILES - 1)), { minLength: 1, maxLength: 9 });
const anyRules = fc
  .record({ nextTo: anyPairs, below: anyPairs })
  .map(({ nextTo, below }) => buildRules({ tileCount: TILES, nextTo: nextTo as Pair[], below: below as Pair[] }));
const anyChoices = fc.record({
  pick: fc.constantFrom('fewest', 'shannon', 'random', 'rows'),
  reach: fc.constantFrom('full', 'neighbours'),
  onConflict: fc.constantFrom('stop', 'restart', 'backtrack', 'repair'),
  seed: fc.nat(),
}) as fc.Arbitrary<Pick<CollapseSettings, 'pick' | 'reach' | 'onConflict' | 'seed'>>;

/** Brute force: tries every possible map. */
function isSolvable(columns: number, rows: number, rules: Rules): boolean {
  const tiles: number[] = [];
  const place = (cell: number): boolean => {
    if (cell === columns * rows) return true;
    for (let tile = 0; tile < rules.tileCount; tile++) {
      const fitsLeft = cell % columns === 0 || isAllowed(rules, tiles[cell - 1]!, 1, tile);
      const fitsUp = cell < columns || isAllowed(rules, tiles[cell - columns]!, 2, tile);
      tiles[cell] = tile;
      if (fitsLeft && fitsUp && place(cell + 1)) return true;
    }
    return false;
  };
  return place(0);
}

describe('rules', () => {
  it('are symmetric for any pairs', () => {
    fc.assert(
      fc.property(anyRules, fc.nat(TILES - 1), fc.nat(TILES - 1), fc.nat(3), (rules, a, b, side) => {
        expect(isAllowed(rules, a, side, b)).toBe(isAllowed(rules, b, oppositeOf(side), a));
      }),
    );
  });

  it('put a tree below every treetop and separate trees from water', () => {
    const [grass, water, tree, treetop] = [0, 1, 2, 3];
    const rules = buildRules(MEADOW.pairs);
    expect([grass, water, tree, treetop].map((tile) => isAllowed(rules, treetop, 2, tile))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(SIDES.map((_, side) => isAllowed(rules, tree, side, water))).toEqual([false, false, false, false]);
  });
});

describe('collapse', () => {
  it('never breaks a rule, for any rules, choices and seed', () => {
    fc.assert(
      fc.property(
        anyRules,
        anyChoices,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        (rules, choices, columns, rows) => {
          const state = runCollapse({ ...settingsOf(), ...choices, rules, columns, rows, weights: [1, 2, 3] }, 2000);
          if (state.status !== 'done') return;
          expect(tilesOf(state)).not.toContain(undefined);
          expect(findViolations(state.wave, rules)).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('finds a map by backtracking exactly when there is one', () => {
    fc.assert(
      fc.property(anyRules, anyChoices, (rules, choices) => {
        const settings = {
          ...settingsOf(),
          ...choices,
          onConflict: 'backtrack' as const,
          rules,
          columns: 3,
          rows: 3,
          weights: [1, 1, 1],
        };
        expect(runCollapse(settings, 200_000).status === 'done').toBe(isSolvable(3, 3, rules));
      }),
      { numRuns: 150 },
    );
  });

  it('makes the same map for the same seed and a different one for another', () => {
    for (const set of Object.values(TILE_SETS)) {
      const tiles = tilesOf(runCollapse(settingsOf(set, { seed: 7 })));
      expect(tilesOf(runCollapse(settingsOf(set, { seed: 7 })))).toEqual(tiles);
      expect(tilesOf(runCollapse(settingsOf(set, { seed: 8 })))).not.toEqual(tiles);
    }
  });

  it('finishes every tile set with every conflict strategy', () => {
    for (const set of Object.values(TILE_SETS)) {
      for (const onConflict of ['restart', 'backtrack', 'repair'] as const) {
        for (let seed = 0; seed < 10; seed++) {
          const state = runCollapse(settingsOf(set, { onConflict, seed }));
          expect(`${set.name} ${onConflict} ${seed}: ${state.status}`).toMatch(/done$/);
          expect(findViolations(state.wave, state.settings.rules)).toEqual([]);
        }
      }
    }
  });

  it("doesn't mutate earlier steps", () => {
    const settings = settingsOf(ROADS, { seed: 3 });
    const states = allSteps(settings);
    const copies = allSteps(settings);
    expect(states.map(tilesOf)).toEqual(copies.map(tilesOf));
    const replayed = stepCollapse(states[4]!);
    expect(tilesOf(replayed)).toEqual(tilesOf(states[5]!));
  });

  it('only removes options between two choices', () => {
    const states = allSteps(settingsOf(MEADOW, { seed: 5 })).filter(({ counts }) => counts.conflicts === 0);
    states.slice(1).forEach((state, index) => {
      state.wave.options.forEach((options, cell) => expect(options & ~states[index]!.wave.options[cell]!).toBe(0));
    });
  });

  it('preserves fixed cells', () => {
    const fixed = new Map([
      [0, 1],
      [40, 2],
      [41, 2],
    ]);
    for (const onConflict of ['restart', 'backtrack', 'repair'] as const) {
      const { wave, status } = runCollapse(settingsOf(MEADOW, { fixed, onConflict }));
      expect(status).toBe('done');
      for (const [cell, tile] of fixed) expect(tileAt(wave, cell)).toBe(tile);
    }
  });

  it('removes one option from each neighbor of a first tree', () => {
    const center = 4 * 8 + 3;
    const { wave } = startCollapse(settingsOf(MEADOW, { columns: 8, rows: 8, fixed: new Map([[center, 2]]) }));
    for (const cell of [center - 8, center + 1, center + 8, center - 1]) expect(countBits(wave.options[cell]!)).toBe(3);
  });

  it('reports right away when the fixed cells contradict each other', () => {
    const state = runCollapse(
      settingsOf(MEADOW, {
        fixed: new Map([
          [0, 1],
          [1, 2],
        ]),
        onConflict: 'restart',
      }),
    );
    expect(state).toMatchObject({ status: 'failed', counts: { collapses: 0, conflicts: 1, restarts: 0 } });
  });

  it('gives up after the allowed number of attempts', () => {
    const [a, b] = [0, 1];
    // No two tiles fit side by side in three columns, which only trying reveals.
    const rules = buildRules({
      tileCount: 2,
      nextTo: [[a, b]],
      below: [
        [a, a],
        [b, b],
      ],
    });
    for (const onConflict of ['restart', 'backtrack', 'repair'] as const) {
      const state = runCollapse(
        settingsOf(MEADOW, { rules, onConflict, reach: 'neighbours', columns: 3, rows: 1, maxAttempts: 5 }),
      );
      expect(state.status).toBe('failed');
      expect(Math.max(state.counts.restarts, state.counts.undone, state.counts.repairs)).toBeLessThanOrEqual(5);
    }
  });

  it('stops at a conflict when configured to', () => {
    const failed = Array.from({ length: 30 }, (_, seed) =>
      allSteps(settingsOf(ROADS, { onConflict: 'stop', seed })).at(-1)!,
    ).find(({ status }) => status === 'failed')!;
    expect(failed.counts.conflicts).toBe(1);
    expect(failed.wave.options[failed.conflict!]).toBe(0);
  });
});
