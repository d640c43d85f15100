/**
 * The link a visitor followed is gone with its page. The keyboard goes on from the new page instead of from nowhere; a
 * place in the header, which stays, keeps the focus.
 */
export function moveFocusToPage(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) document.querySelector('main')?.focus({ preventScroll: true });
}
