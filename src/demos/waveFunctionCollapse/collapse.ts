import { bitOf, countBits } from './bits.ts';
import { chooseTile, rankCell, type PickRule } from './entropy.ts';
import { propagate, type Reach } from './propagate.ts';
import { resolveConflict } from './conflict.ts';
import type { Rules } from './rules.ts';
import { buildWave, optionsAt, type Wave } from './wave.ts';
import { drawRandom } from '../seededRandom.ts';

/** The strategy when no tile fits into a cell. */
export type OnConflict = 'stop' | 'restart' | 'backtrack' | 'repair';

export interface CollapseSettings {
  readonly columns: number;
  readonly rows: number;
  readonly rules: Rules;
  readonly weights: readonly number[];
  readonly pick: PickRule;
  readonly reach: Reach;
  readonly onConflict: OnConflict;
  /** Cells fixed before the first step, and their tiles. */
  readonly fixed: ReadonlyMap<number, number>;
  readonly seed: number;
  /** The search gives up after this many restarts, repairs or backtracked choices. */
  readonly maxAttempts: number;
}

/** What the last step did. */
type Act = 'start' | 'choose' | 'restart' | 'undo' | 'repair' | 'stop';

interface Counts {
  readonly collapses: number;
  readonly conflicts: number;
  readonly restarts: number;
  readonly undone: number;
  readonly repairs: number;
  readonly checks: number;
}

/** A choice that can be undone: the state before it, and the previous choice. */
interface Decision {
  readonly cell: number;
  readonly tile: number;
  readonly before: Pick<CollapseState, 'wave' | 'observed'>;
  readonly parent?: Decision;
}

export interface CollapseState {
  readonly settings: CollapseSettings;
  readonly wave: Wave;
  /** 1 for cells that were chosen and propagated to their neighbors. */
  readonly observed: Uint8Array;
  readonly random: number;
  readonly status: 'open' | 'conflict' | 'done' | 'failed';
  readonly act: Act;
  readonly chosen?: { readonly cell: number; readonly tile: number };
  readonly changed: ReadonlyMap<number, number>;
  readonly conflict?: number;
  readonly trail?: Decision;
  readonly counts: Counts;
}

const NO_COUNTS: Counts = { collapses: 0, conflicts: 0, restarts: 0, undone: 0, repairs: 0, checks: 0 };

/** The initial wave, without choices, after removing impossible options. */
export function startCollapse(settings: CollapseSettings): CollapseState {
  const { columns, rows, rules, fixed } = settings;
  const wave = buildWave(columns, rows, rules, fixed);
  return spread({
    settings,
    wave,
    observed: new Uint8Array(columns * rows),
    random: settings.seed >>> 0,
    status: 'open',
    act: 'start',
    changed: new Map(),
    counts: NO_COUNTS,
  });
}

/** Propagates from every cell and returns the resulting state. */
export function spread(state: CollapseState, from = [...state.wave.options.keys()]): CollapseState {
  const empty = from.find((cell) => optionsAt(state.wave, cell) === 0);
  if (empty !== undefined) return withConflict(state, empty);
  const { wave, changed, conflict, checks } = propagate(state.wave, state.settings.rules, from, state.settings.reach);
  const next = { ...state, wave, changed, counts: { ...state.counts, checks: state.counts.checks + checks } };
  return conflict === undefined ? withStatus(next) : withConflict(next, conflict);
}

const withConflict = (state: CollapseState, conflict: number): CollapseState => ({
  ...state,
  status: 'conflict',
  conflict,
  counts: { ...state.counts, conflicts: state.counts.conflicts + 1 },
});

function withStatus(state: CollapseState): CollapseState {
  const isOpen = state.observed.some((_, cell) => isOpenCell(state, cell));
  return { ...state, status: isOpen ? 'open' : 'done', conflict: undefined };
}

/** Without full propagation, even a cell with one option may not have been propagated yet. */
export const isOpenCell = ({ settings, wave, observed }: CollapseState, cell: number): boolean =>
  settings.reach === 'full' ? countBits(optionsAt(wave, cell)) > 1 : observed[cell] === 0;

function findNextCell(state: CollapseState): { cell: number; random: number } {
  const { pick, weights } = state.settings;
  let [cell, best, random] = [-1, Infinity, state.random];
  for (let candidate = 0; candidate < state.observed.length; candidate++) {
    if (!isOpenCell(state, candidate)) continue;
    const draw = drawRandom(random);
    random = draw.state;
    const rank = rankCell(pick, optionsAt(state.wave, candidate), weights, draw.value);
    if (rank < best) [cell, best] = [candidate, rank];
  }
  return { cell, random };
}

/** Collapses the cell with the lowest entropy to one of its tiles and propagates. */
function observe(state: CollapseState): CollapseState {
  const { cell, random } = findNextCell(state);
  const draw = drawRandom(random);
  const tile = chooseTile(optionsAt(state.wave, cell), state.settings.weights, draw.value);
  const options = state.wave.options.slice();
  options[cell] = bitOf(tile);
  const observed = state.observed.slice();
  observed[cell] = 1;
  const decision = { cell, tile, before: { wave: state.wave, observed: state.observed }, parent: state.trail };
  const next: CollapseState = {
    ...state,
    wave: { ...state.wave, options },
    observed,
    random: draw.state,
    act: 'choose',
    chosen: { cell, tile },
    trail: state.settings.onConflict === 'backtrack' ? decision : undefined,
    counts: { ...state.counts, collapses: state.counts.collapses + 1 },
  };
  return spread(next, [cell]);
}

/** One step: a choice and its consequences, or resolving a conflict. */
export function stepCollapse(state: CollapseState): CollapseState {
  if (state.status === 'open') return observe(state);
  if (state.status === 'conflict') return resolveConflict({ ...state, chosen: undefined });
  return state;
}

/** Runs all steps. Gives up after `maxSteps`. */
export function runCollapse(settings: CollapseSettings, maxSteps = 20_000): CollapseState {
  let state = startCollapse(settings);
  for (let step = 0; step < maxSteps && state.status !== 'done' && state.status !== 'failed'; step++) {
    state = stepCollapse(state);
  }
  return state.status === 'done' ? state : { ...state, status: 'failed' };
}
