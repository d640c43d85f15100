import type { LoadedPage } from './pageCache.ts';
import { isHtml } from './pageCache.ts';

/** Swapping empties a document, so it serves once; and one is enough, since a visitor points at one link. */
let ahead: { page: LoadedPage; document: Document } | undefined;

const parse = ({ html, mediaType }: LoadedPage): Document =>
  new DOMParser().parseFromString(html, mediaType as DOMParserSupportedType);

/** Takes a page apart that the visitor is about to open: for a long one this is half of the way. */
export function parseAhead(page: LoadedPage): void {
  if (isHtml(page.mediaType) && ahead?.page !== page) ahead = { page, document: parse(page) };
}

/** The document of a page, taken apart before or now. */
export function takeDocument(page: LoadedPage): Document {
  const document = ahead?.page === page ? ahead.document : parse(page);
  ahead = undefined;
  return document;
}
