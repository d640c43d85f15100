import { bitOf } from './bits.ts';
import { spread, startCollapse, type CollapseState } from './collapse.ts';
import { optionsAt, buildWave } from './wave.ts';

/** Resolves a conflict with the strategy chosen by the reader. */
export function resolveConflict(state: CollapseState): CollapseState {
  const { onConflict } = state.settings;
  if (onConflict === 'restart') return restart(state);
  if (onConflict === 'backtrack') return backtrack(state);
  if (onConflict === 'repair') return repair(state);
  return giveUp(state);
}

const giveUp = (state: CollapseState): CollapseState => ({ ...state, status: 'failed', act: 'stop' });

/** Restarts. Only the random state is preserved, or the same conflict would recur. */
function restart(state: CollapseState): CollapseState {
  const { counts, settings, random } = state;
  if (counts.restarts >= settings.maxAttempts || counts.collapses === 0) return giveUp(state);
  const fresh = startCollapse(settings);
  return { ...fresh, random, act: 'restart', counts: { ...counts, restarts: counts.restarts + 1 } };
}

/** Undoes the last choice and excludes it. If that's a conflict too, the next step undoes one more. */
function backtrack(state: CollapseState): CollapseState {
  const { trail, counts, settings } = state;
  if (!trail || counts.undone >= settings.maxAttempts) return giveUp(state);
  const { wave, observed } = trail.before;
  const options = wave.options.slice();
  options[trail.cell] = optionsAt(wave, trail.cell) & ~bitOf(trail.tile);
  const next: CollapseState = {
    ...state,
    wave: { ...wave, options },
    observed,
    status: 'open',
    act: 'undo',
    chosen: { cell: trail.cell, tile: trail.tile },
    changed: new Map(),
    trail: trail.parent,
    counts: { ...counts, undone: counts.undone + 1 },
  };
  return spread(next, [trail.cell]);
}

/** The radius of the block reset around a conflict. It grows with each failure, up to the whole map. */
const repairRadius = (repairs: number): number => 2 + Math.floor(repairs / 3);

/** Resets a block around the conflict and preserves the rest of the map. */
function repair(state: CollapseState): CollapseState {
  const { settings, counts, conflict = 0 } = state;
  const { columns, rows, rules, fixed } = settings;
  if (counts.repairs >= settings.maxAttempts || counts.collapses === 0) return giveUp(state);
  const initial = buildWave(columns, rows, rules, fixed);
  const options = state.wave.options.slice();
  const observed = state.observed.slice();
  const radius = repairRadius(counts.repairs);
  for (let cell = 0; cell < options.length; cell++) {
    const dx = (cell % columns) - (conflict % columns);
    const dy = Math.floor(cell / columns) - Math.floor(conflict / columns);
    if (Math.max(Math.abs(dx), Math.abs(dy)) > radius) continue;
    options[cell] = optionsAt(initial, cell);
    observed[cell] = 0;
  }
  return spread({
    ...state,
    wave: { ...initial, options },
    observed,
    act: 'repair',
    changed: new Map(),
    counts: { ...counts, repairs: counts.repairs + 1 },
  });
}
