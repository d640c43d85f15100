import { SIDEBAR } from '#src/contracts/attributes.ts';

/**
 * Runs inline after the sidebar, before the first paint: scrolls the current page's link into view without scrolling the
 * page. It's serialized with `toString`, so it must not use anything from outside its own body.
 */
function scrollToCurrentPage(selector: string): void {
  const sidebar = document.querySelector<HTMLElement>(selector);
  const current = sidebar?.querySelector<HTMLElement>('[aria-current]');
  if (sidebar && current) sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 3;
}

export const SIDEBAR_SCRIPT = `(${scrollToCurrentPage.toString().replace(/^\s+/gm, '')})(${JSON.stringify(`[${SIDEBAR}]`)})`;
