import { stripHtmlEnding } from '#src/lib/url.ts';

/** Shows the clean address of a page that was opened with its file ending. */
export function normalizeAddress(): void {
  const clean = stripHtmlEnding(location.pathname);
  if (clean !== location.pathname) history.replaceState(history.state, '', clean + location.search + location.hash);
}

/** A link to a file ending leads to the clean address at once. */
export function normalizeUrl(url: URL): URL {
  const clean = new URL(url.href);
  clean.pathname = stripHtmlEnding(url.pathname);
  return clean;
}
