import { SIDEBAR } from '#src/contracts/attributes.ts';
const KEPT = 'data-astro-transition-persist';

const listLinks = (sidebar: Element): HTMLAnchorElement[] => [...sidebar.querySelectorAll('a')];

/** The tree of the docs stays over page changes, scrolled as the visitor left it: before a swap its mark moves to the next page. */
export function moveCurrentLink(next: Document): void {
  const [sidebar, coming] = [document, next].map((page) => page.querySelector(`[${SIDEBAR}]`));
  if (!sidebar || !coming || sidebar.getAttribute(KEPT) !== coming.getAttribute(KEPT)) return;
  const marks = listLinks(coming).map((link) => link.getAttribute('aria-current'));
  for (const [at, link] of listLinks(sidebar).entries()) {
    const mark = marks[at];
    if (mark) link.setAttribute('aria-current', mark);
    else link.removeAttribute('aria-current');
  }
}

/** After a swap: the page that is shown is in view in the tree. */
export function scrollToCurrentLink(): void {
  const sidebar = document.querySelector<HTMLElement>(`[${SIDEBAR}]`);
  const current = sidebar?.querySelector<HTMLElement>('[aria-current]');
  if (!sidebar || !current) return;
  const { scrollTop, clientHeight } = sidebar;
  const below = current.offsetTop - scrollTop;
  if (below < 0 || below + current.offsetHeight > clientHeight)
    sidebar.scrollTop = current.offsetTop - clientHeight / 3;
}
