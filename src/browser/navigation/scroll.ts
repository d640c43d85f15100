interface Place {
  pathname: string;
  scrollY: number;
}

let keep: Place | undefined;

const isQueryChange = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname && from.hash === to.hash && from.search !== to.search;

/** Before a swap: a change of the query alone must not move the page; on the way back the router knows the place. */
export function rememberScroll(from: URL, to: URL, isTraversal: boolean): void {
  const stays = isQueryChange(from, to) && !isTraversal;
  keep = stays ? { pathname: to.pathname, scrollY: window.scrollY } : undefined;
}

export function restoreScroll(): void {
  if (keep && keep.pathname === location.pathname) scrollTo({ top: keep.scrollY, behavior: 'instant' });
  keep = undefined;
}

/** Whether the next page is shown from its top or from a heading, and not from where the visitor had scrolled to. */
export function startsAtKnownPlace(isTraversal: boolean): boolean {
  const { scrollY = 0 } = isTraversal ? ((history.state ?? {}) as { scrollY?: number }) : {};
  return !keep && scrollY === 0;
}
