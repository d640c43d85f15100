import { EARLY_CLICK } from '#src/contracts/attributes.ts';

/**
 * Repeats the clicks on these buttons that came before their code: the boot script has marked them. Call it when the
 * listeners that answer them are in place; from then on marks are removed as they're made.
 */
export function replayEarlyClicks(buttons: string): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[${EARLY_CLICK}]`)) {
    if (!button.matches(buttons)) continue;
    button.removeAttribute(EARLY_CLICK);
    button.click();
  }
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) target.closest(buttons)?.removeAttribute(EARLY_CLICK);
  });
}
