import type { LoadedPage } from './pageCache.ts';
import { isHtml } from './pageCache.ts';
import { prefetchStyles } from './preloadStyles.ts';

interface Ahead {
  page: LoadedPage;
  document: Document;
}

/** Why a page may come next: the visitor points at its link, or came from it. */
export type Reason = 'link' | 'back';

/** One for each reason is enough. Swapping empties a document, so it serves once. */
const ahead = new Map<Reason, Ahead>();

const parse = ({ html, mediaType }: LoadedPage): Document =>
  new DOMParser().parseFromString(html, mediaType as DOMParserSupportedType);

/** Takes a page apart that the visitor is about to open: for a long one this is half of the way. */
export function preparse(page: LoadedPage, reason: Reason): void {
  if (!isHtml(page.mediaType) || ahead.get(reason)?.page === page) return;
  const document = parse(page);
  ahead.set(reason, { page, document });
  prefetchStyles(document);
}

/** The document of a page, taken apart before or now. */
export function takeDocument(page: LoadedPage): Document {
  const known = [...ahead.values()].find((one) => one.page === page);
  ahead.clear();
  return known?.document ?? parse(page);
}
