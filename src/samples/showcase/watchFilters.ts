import { SHOWCASE_FILTERS } from '#src/contracts/attributes.ts';
import { watchForm } from '../filterForm.ts';
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

function show(items: readonly Item[], list: HTMLElement, choice: Choice): number {
  const shown = arrangeGames(items, choice).map(({ element }) => element);
  for (const { element } of items) element.hidden = !shown.includes(element);
  const now = [...list.children].filter((element) => !(element as HTMLElement).hidden);
  // Reordering the list costs a layout, and most visitors never change the order.
  if (now.some((element, at) => element !== shown[at])) list.append(...shown);
  return shown.length;
}

/** Turns the plain list of games into one that can be filtered and sorted; the choice is kept in the URL. */
export function watchShowcaseFilters(): void {
  const form = document.querySelector<HTMLFormElement>(`[${SHOWCASE_FILTERS}]`);
  const list = document.querySelector<HTMLElement>('[data-showcase-list]');
  const count = document.querySelector<HTMLElement>('[data-showcase-count]');
  const empty = document.querySelector<HTMLElement>('[data-showcase-empty]');
  if (!form || !list || !count || !empty) return;
  const items = [...list.querySelectorAll<HTMLElement>('[data-title]')].map(elementToItem);
  watchForm(form, FIELDS, (choice) => {
    const shown = show(items, list, choice);
    count.textContent = shown === 1 ? '1 game' : `${shown} games`;
    empty.hidden = shown > 0;
  });
}
