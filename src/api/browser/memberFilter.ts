import { matchesWords } from '#src/lib/matchesWords.ts';
import { startFilterForm } from './filterForm.ts';
import type { FilterState } from './filterState.ts';

const MARKS: Record<string, string> = { inherited: 'i', protected: 'p', static: 's' };

/** Whether a member with these marks stays visible. */
export function showsMember(name: string, marks: string, state: FilterState): boolean {
  const isHidden = state.hidden.some((choice) => marks.includes(MARKS[choice] ?? '-'));
  return !isHidden && matchesWords(name, state.words);
}

function applyToMembers(root: Element, state: FilterState): number {
  let shown = 0;
  for (const member of root.querySelectorAll<HTMLElement>('[data-member]')) {
    member.hidden = !showsMember(member.dataset['member'] ?? '', member.dataset['marks'] ?? '', state);
    if (!member.hidden) shown++;
  }
  return shown;
}

/** Hides folds and headings that have nothing left to show; folds with matches open. */
function applyToContainers(root: Element, state: FilterState): void {
  const holdsMember = (element: Element) => element.querySelector('[data-member]:not([hidden])') !== null;
  for (const fold of root.querySelectorAll('details')) {
    fold.hidden = !holdsMember(fold);
    if (state.words) fold.open = true;
  }
  for (const group of root.querySelectorAll<HTMLElement>('.api-group')) group.hidden = !holdsMember(group);
}

/** Filters the members of the page as the visitor types. */
export function startMemberFilter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-member-filter]');
  const root = form?.closest('[data-members]');
  if (!form || !root) return;
  startFilterForm(form, (state) => {
    const shown = applyToMembers(root, state);
    applyToContainers(root, state);
    const isNarrowed = state.words !== '' || state.hidden.length > 0;
    form.querySelector('output')!.value = isNarrowed ? `${shown} shown` : '';
  });
}
