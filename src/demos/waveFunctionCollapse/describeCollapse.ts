import { bitsToTiles, countBits } from './bits.ts';
import type { CollapseState } from './collapse.ts';
import { shannonEntropy } from './entropy.ts';
import type { CollapseTileSet } from './tileSets.ts';
import { findViolations } from './verify.ts';
import { optionsAt, tileAt } from './wave.ts';

const placeOf = ({ wave }: CollapseState, cell: number): string =>
  `(${cell % wave.columns}, ${Math.floor(cell / wave.columns)})`;

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

const NEXT_STEP = {
  stop: 'The next step gives up.',
  restart: 'The next step starts over with an empty map.',
  backtrack: 'The next step takes the last choice back and crosses it out.',
  repair: 'The next step opens the block around it again.',
} as const;

function describeFailure({ settings, counts }: CollapseState): string {
  if (counts.collapses === 0) return 'These rules and fixed cells contradict one another before anything is chosen.';
  if (settings.onConflict === 'stop')
    return 'Stopped at a conflict. Try another seed, or another way out of conflicts.';
  const attempts = counts.restarts + counts.undone + counts.repairs;
  if (settings.onConflict === 'backtrack' && counts.undone < settings.maxAttempts)
    return `Every choice has been tried (${counts.undone} taken back): there is no map of this size under these rules.`;
  return `Given up after ${attempts} attempts. The rules may leave no way to fill the map.`;
}

function describeStart({ changed, wave, settings }: CollapseState): string {
  const start = settings.fixed.size > 0 ? `${cells(settings.fixed.size)} fixed by you. ` : '';
  const spread =
    changed.size > 0 ? ` Edges and fixed cells have already taken options from ${cells(changed.size)}.` : '';
  return `${start}Every other cell of ${wave.options.length} can still be any of ${settings.rules.tileCount} tiles.${spread}`;
}

function describeSpread({ changed }: CollapseState): string {
  if (changed.size === 0) return 'No other cell lost an option.';
  const farthest = Math.max(...changed.values());
  return `${cells(changed.size)} lost options, the farthest ${farthest === 1 ? 'next to it' : `${farthest} steps away`}.`;
}

/** One or two sentences about the last step. */
export function describeCollapse(state: CollapseState, set: CollapseTileSet): string {
  const { act, chosen, conflict, counts, status, settings } = state;
  const chosenText = chosen ? `${placeOf(state, chosen.cell)} to ${set.tiles[chosen.tile]!.name}` : '';
  if (status === 'failed') return describeFailure(state);
  if (status === 'conflict')
    return `${chosenText && act === 'choose' ? `Collapsed ${chosenText}. ` : ''}Conflict: nothing fits into ${placeOf(state, conflict ?? 0)}. ${NEXT_STEP[settings.onConflict]}`;
  if (status === 'done') {
    const violations = findViolations(state.wave, settings.rules).length;
    return `Done with ${counts.collapses} choices for ${state.observed.length} cells; the rules decided the rest. Pairs that break a rule: ${violations}.`;
  }
  if (act === 'choose') return `Collapsed ${chosenText}. ${describeSpread(state)}`;
  if (act === 'undo') return `Took the choice of ${chosenText} back and crossed it out. ${describeSpread(state)}`;
  if (act === 'restart') return `Started over, attempt ${counts.restarts + 1}.`;
  if (act === 'repair') return 'Opened the block around the conflict again; the rest of the map stays.';
  return describeStart(state);
}

/** The remaining options of a cell. */
export function inspectCollapse(state: CollapseState, cell: number, set: CollapseTileSet): string {
  const { wave, settings } = state;
  const tile = tileAt(wave, cell);
  if (tile !== undefined) return `${placeOf(state, cell)}: ${set.tiles[tile]!.name}.`;
  const options = optionsAt(wave, cell);
  if (options === 0) return `${placeOf(state, cell)}: nothing fits here any more.`;
  const names = bitsToTiles(options).map((option) => set.tiles[option]!.name);
  const entropy = shannonEntropy(options, settings.weights).toFixed(2);
  return `${placeOf(state, cell)}: ${names.length} of ${set.tiles.length} left (${names.join(', ')}), entropy ${entropy} bits.`;
}

export function measureState(state: CollapseState): [string, string][] {
  const { counts, settings, wave } = state;
  const decided = wave.options.reduce((count, options) => (countBits(options) === 1 ? count + 1 : count), 0);
  const ways = {
    stop: [],
    restart: [['Restarts', String(counts.restarts)]],
    backtrack: [['Taken back', String(counts.undone)]],
    repair: [['Blocks reopened', String(counts.repairs)]],
  } satisfies Record<string, [string, string][]>;
  return [
    ['Decided', `${decided} / ${wave.options.length}`],
    ['Choices', String(counts.collapses)],
    ['Conflicts', String(counts.conflicts)],
    ...(ways[settings.onConflict] as [string, string][]),
    ['Comparisons', String(counts.checks)],
  ];
}
