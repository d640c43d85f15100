interface Place {
  pathname: string;
  scrollY: number;
}

let keep: Place | undefined;

/** Before a swap: a change of the query alone must not move the page. */
export function rememberScroll(from: URL, to: URL): void {
  keep = from.pathname === to.pathname && !to.hash ? { pathname: to.pathname, scrollY: window.scrollY } : undefined;
}

export function restoreScroll(): void {
  if (keep && keep.pathname === location.pathname) scrollTo({ top: keep.scrollY, behavior: 'instant' });
  keep = undefined;
}
