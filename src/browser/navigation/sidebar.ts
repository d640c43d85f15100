import { SIDEBAR } from '#src/contracts/attributes.ts';

const PERSIST = 'data-astro-transition-persist';

const findSidebar = (page: Document): HTMLElement | null => page.querySelector(`[${SIDEBAR}]`);
const listLinks = (sidebar: Element): HTMLAnchorElement[] => [...sidebar.querySelectorAll('a')];

/** The docs sidebar persists across pages with its scroll position: before a swap its current link becomes the next page's. */
export function moveCurrentLink(next: Document): void {
  const [sidebar, coming] = [findSidebar(document), findSidebar(next)];
  if (!sidebar || !coming || sidebar.getAttribute(PERSIST) !== coming.getAttribute(PERSIST)) return;
  const values = listLinks(coming).map((link) => link.getAttribute('aria-current'));
  for (const [index, link] of listLinks(sidebar).entries()) {
    const value = values[index];
    if (value) link.setAttribute('aria-current', value);
    else link.removeAttribute('aria-current');
  }
}

/** After a swap: scrolls the sidebar if its current link is out of view. */
export function scrollToCurrentLink(): void {
  const sidebar = findSidebar(document);
  const current = sidebar?.querySelector<HTMLElement>('[aria-current]');
  if (!sidebar || !current) return;
  const { scrollTop, clientHeight } = sidebar;
  const below = current.offsetTop - scrollTop;
  if (below < 0 || below + current.offsetHeight > clientHeight)
    sidebar.scrollTop = current.offsetTop - clientHeight / 3;
}
