import { matchesWords } from '#src/lib/matchesWords.ts';
import { startFilterForm } from './filterForm.ts';
import type { FilterState } from './filterState.ts';

function applyToLists(state: FilterState): number {
  let shown = 0;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-changes]')) {
    let inFold = 0;
    for (const entry of fold.querySelectorAll<HTMLElement>('[data-change]')) {
      entry.hidden = !matchesWords(entry.dataset['change'] ?? '', state.words);
      if (!entry.hidden) inFold++;
    }
    fold.hidden = inFold === 0 || state.hidden.includes(fold.dataset['changes'] ?? '');
    if (state.words) fold.open = true;
    if (!fold.hidden) shown += inFold;
  }
  return shown;
}

function applyToVersions(isNarrowed: boolean): void {
  for (const version of document.querySelectorAll<HTMLElement>('[data-version]')) {
    version.hidden = isNarrowed && version.querySelector('[data-changes]:not([hidden])') === null;
  }
}

/** Filters the list of changes by name and by kind of change. */
export function startChangeFilter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-change-filter]');
  if (!form) return;
  startFilterForm(form, (state) => {
    const isNarrowed = state.words !== '' || state.hidden.length > 0;
    const shown = applyToLists(state);
    applyToVersions(isNarrowed);
    form.querySelector('output')!.value = isNarrowed ? `${shown} entries` : '';
  });
}
