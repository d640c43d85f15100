import type { Choice, Listed } from './arrangeGames.ts';
import { arrangeGames, EVERYTHING } from './arrangeGames.ts';

const FIELDS = Object.keys(EVERYTHING) as (keyof Choice)[];

interface Item extends Listed {
  element: HTMLElement;
}

const elementToItem = (element: HTMLElement): Item => ({
  element,
  title: element.dataset['title'] ?? '',
  maker: element.dataset['maker'] ?? '',
  jam: element.dataset['jam'] ?? '',
});

function readAddress(): Choice {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(FIELDS.map((field) => [field, query.get(field) ?? ''])) as unknown as Choice;
}

function writeAddress(choice: Choice): void {
  const url = new URL(location.href);
  for (const field of FIELDS) {
    if (choice[field]) url.searchParams.set(field, choice[field]);
    else url.searchParams.delete(field);
  }
  // The router keeps its place in the history in the entry's state.
  history.replaceState(history.state, '', url);
}

const selectOf = (form: HTMLFormElement, field: keyof Choice) =>
  form.elements.namedItem(field) as HTMLSelectElement | null;

/** Puts a choice into the form; a value the form does not offer counts as none. */
function fillForm(form: HTMLFormElement, choice: Choice): void {
  for (const field of FIELDS) {
    const select = selectOf(form, field);
    if (!select) continue;
    select.value = choice[field];
    if (select.selectedIndex === -1) select.value = '';
  }
}

const readForm = (form: HTMLFormElement): Choice =>
  Object.fromEntries(FIELDS.map((field) => [field, selectOf(form, field)?.value ?? ''])) as unknown as Choice;

function show(items: readonly Item[], list: HTMLElement, choice: Choice): number {
  const shown = arrangeGames(items, choice);
  for (const { element } of items) element.hidden = true;
  for (const { element } of shown) {
    element.hidden = false;
    list.append(element);
  }
  return shown.length;
}

/** Turns the plain list of games into one that can be filtered and sorted; the choice lives in the address. */
export function watchFilters(): void {
  const form = document.querySelector<HTMLFormElement>('[data-showcase-filters]');
  const list = document.querySelector<HTMLElement>('[data-showcase-list]');
  const count = document.querySelector<HTMLElement>('[data-showcase-count]');
  const empty = document.querySelector<HTMLElement>('[data-showcase-empty]');
  if (!form || !list || !count || !empty) return;
  const items = [...list.querySelectorAll<HTMLElement>('[data-title]')].map(elementToItem);
  const apply = () => {
    const shown = show(items, list, readForm(form));
    count.textContent = shown === 1 ? '1 game' : `${shown} games`;
    empty.hidden = shown > 0;
  };
  fillForm(form, readAddress());
  apply();
  form.addEventListener('change', () => {
    apply();
    writeAddress(readForm(form));
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () =>
    // The fields are empty only after the event.
    setTimeout(() => {
      apply();
      writeAddress(EVERYTHING);
    }),
  );
}
