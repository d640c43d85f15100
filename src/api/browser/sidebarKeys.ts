const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const isVisible = (element: HTMLElement) => element.offsetParent !== null;

/** Arrows move through the box, the folds and the names. */
export function onArrowKey(event: KeyboardEvent, nav: HTMLElement): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const stops = [...nav.querySelectorAll<HTMLElement>('input, [data-api-list] :is(a, summary, button)')];
  const visible = stops.filter(isVisible);
  visible[visible.indexOf(document.activeElement as HTMLElement) + step]?.focus();
}

/** Escape clears the box. */
export function onEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof HTMLInputElement)) return;
  event.target.value = '';
  event.target.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Enter in the box opens the first of the names found; false when there is none to open. */
export function openFirst(nav: HTMLElement): boolean {
  const first = nav.querySelector<HTMLAnchorElement>('[data-api-list] > ul a');
  const typed = nav.querySelector<HTMLInputElement>('input[type=search]')?.value.trim();
  if (!first || !typed || nav.dataset['filled'] === undefined) return false;
  first.click();
  return true;
}
