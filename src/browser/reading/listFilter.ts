import { LIST_FILTER, PENDING } from '#src/contracts/attributes.ts';
import { matchesWords } from '#src/lib/matchesWords.ts';

/** Shows the entries that contain every typed word, and the groups that have any left. */
function applyFilter(form: HTMLFormElement, words: string): void {
  const lists = [...form.parentElement!.querySelectorAll<HTMLElement>(':scope > ul')];
  let shown = 0;
  for (const list of lists) {
    const entries = [...list.querySelectorAll<HTMLElement>(':scope > li')];
    for (const entry of entries) entry.hidden = !matchesWords(entry.textContent ?? '', words);
    const left = entries.filter((entry) => !entry.hidden).length;
    list.hidden = left === 0;
    const heading = list.previousElementSibling;
    if (heading instanceof HTMLElement && heading.matches('h2, h3')) heading.hidden = left === 0;
    shown += left;
  }
  form.querySelector('output')!.value = words.trim() ? (shown === 1 ? '1 entry' : `${shown} entries`) : '';
}

/** A text box that filters the lists below it while the visitor types. It's hidden without scripts. */
export function startListFilter(): void {
  const form = document.querySelector<HTMLFormElement>(`form[${LIST_FILTER}]`);
  const input = form?.querySelector('input');
  if (!form || !input) return;
  form.removeAttribute(PENDING);
  form.onsubmit = () => false;
  input.oninput = () => applyFilter(form, input.value);
  if (input.value) applyFilter(form, input.value);
}
