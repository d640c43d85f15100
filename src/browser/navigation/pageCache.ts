import { PAGE_FRESH_MS } from './constants.ts';

export interface LoadedPage {
  /** Empty if it isn't a page. */
  html: string;
  mediaType: string;
  /** The final URL, after redirects. */
  url: string;
}

interface Entry {
  page: Promise<LoadedPage>;
  loadedAt: number;
}

const MAX_ENTRIES = 40;
const entries = new Map<string, Entry>();

const urlToKey = (url: URL): string => url.origin + url.pathname + url.search;

export const isHtml = (type: string): type is DOMParserSupportedType =>
  type === 'text/html' || type === 'application/xhtml+xml';

async function fetchPage(url: URL, init: RequestInit): Promise<LoadedPage> {
  const response = await fetch(url.href, init);
  const mediaType = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim() ?? '';
  if (response.status >= 500) throw new Error(`The server answered ${response.status} for ${url.pathname}.`);
  if (isHtml(mediaType)) return { html: await response.text(), mediaType, url: response.url };
  await response.body?.cancel();
  return { html: '', mediaType, url: response.url };
}

/** The page at a URL: the prefetched copy if it's fresh, else a new request. Failures aren't cached. */
export function loadPage(url: URL, init: RequestInit = {}): Promise<LoadedPage> {
  const key = urlToKey(url);
  const known = entries.get(key);
  if (known && Date.now() - known.loadedAt < PAGE_FRESH_MS) return known.page;
  const page = fetchPage(url, init);
  page.catch(() => entries.delete(key));
  entries.delete(key);
  entries.set(key, { page, loadedAt: Date.now() });
  const [oldest] = entries.keys();
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  return page;
}

export const forgetPage = (url: URL): void => void entries.delete(urlToKey(url));
