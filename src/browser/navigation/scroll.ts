interface ScrollPosition {
  pathname: string;
  scrollY: number;
}

let saved: ScrollPosition | undefined;

const isQueryChange = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname && from.hash === to.hash && from.search !== to.search;

/** Before a swap: a change of the query alone must not scroll the page. For back and forward the router knows the position. */
export function rememberScroll(from: URL, to: URL, isTraversal: boolean): void {
  const stays = isQueryChange(from, to) && !isTraversal;
  saved = stays ? { pathname: to.pathname, scrollY: window.scrollY } : undefined;
}

export function restoreScroll(): void {
  if (saved && saved.pathname === location.pathname) scrollTo({ top: saved.scrollY, behavior: 'instant' });
  saved = undefined;
}

/** Whether the next page starts at its top or at a heading, not at a scroll position from earlier. */
export function startsAtKnownPlace(isTraversal: boolean): boolean {
  const { scrollY = 0 } = isTraversal ? ((history.state ?? {}) as { scrollY?: number }) : {};
  return !saved && scrollY === 0;
}
