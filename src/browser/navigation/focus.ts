import { SIDEBAR } from '#src/contracts/attributes.ts';
/**
 * What goes with its page gives the focus back before: an element that is taken out with it makes the browser work out the
 * looks of the whole old page once more, half of the time of a move.
 */
export function blurLeavingElement(): void {
  const { activeElement } = document;
  const stays = activeElement?.closest(`[data-astro-transition-persist]:not([${SIDEBAR}])`);
  if (activeElement instanceof HTMLElement && !stays) activeElement.blur();
}

/**
 * The link a visitor followed is gone with its page. The keyboard goes on from the new page instead of from nowhere; a
 * place in the header, which stays, keeps the focus; the sidebar stays too, but a link followed there is done with.
 */
export function moveFocusToPage(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) document.querySelector('main')?.focus({ preventScroll: true });
}
