import type { LoadedPage } from './pageCache.ts';
import { isHtml } from './pageCache.ts';
import { prefetchStyles } from './preloadStyles.ts';

interface ParsedPage {
  page: LoadedPage;
  document: Document;
}

/** Why a page may come next: the visitor points at its link, or came from it. */
export type Reason = 'link' | 'back';

/** One page for each reason. Swapping empties a document, so it can be used once. */
const parsed = new Map<Reason, ParsedPage>();

const parse = ({ html, mediaType }: LoadedPage): Document =>
  new DOMParser().parseFromString(html, mediaType as DOMParserSupportedType);

/** Parses a page that the visitor is likely to open: for a long page that's half of the time a navigation takes. */
export function preparse(page: LoadedPage, reason: Reason): void {
  if (!isHtml(page.mediaType) || parsed.get(reason)?.page === page) return;
  const document = parse(page);
  parsed.set(reason, { page, document });
  prefetchStyles(document);
}

/** The document of a page, parsed earlier or now. */
export function takeDocument(page: LoadedPage): Document {
  const known = [...parsed.values()].find((entry) => entry.page === page);
  parsed.clear();
  return known?.document ?? parse(page);
}
