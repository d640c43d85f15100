import { SIDEBAR } from '#src/contracts/attributes.ts';

/**
 * Blurs an element that's about to be removed with its page. Removing a focused element makes the browser recalculate the
 * styles of the whole old page, which is half of the time a navigation takes.
 */
export function blurLeavingElement(): void {
  const { activeElement } = document;
  const stays = activeElement?.closest(`[data-astro-transition-persist]:not([${SIDEBAR}])`);
  if (activeElement instanceof HTMLElement && !stays) activeElement.blur();
}

/**
 * The link a visitor followed is gone with its page, so the keyboard continues from the new page. Focus in the header,
 * which persists, stays there. The sidebar persists too, but a link followed there has done its job.
 */
export function moveFocusToPage(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) document.querySelector('main')?.focus({ preventScroll: true });
}
