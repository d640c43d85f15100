import { NAVIGATION_RELOAD_KEY } from '#src/contracts/storageKeys.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';
import { keepInjectedStyles } from './injectedStyles.ts';
import { buildLoadErrorDocument } from './loadError.ts';
import { forgetPage, isHtml, loadPage } from './pageCache.ts';
import { takeDocument } from './parsedPages.ts';
import { preloadStyles } from './preloadStyles.ts';

/** The part of the router's event that loading needs. */
export interface LoadRequest {
  to: URL;
  newDocument: Document;
  readonly signal: AbortSignal;
  /** The router answers a prevented preparation with a full load of the target. */
  preventDefault: () => void;
}

const BUILD_MARK = 'meta[name="site-build"]';
const ROUTER_MARK = '[name="astro-view-transitions-enabled"]';

const readBuild = (page: Document): string | null => page.querySelector(BUILD_MARK)?.getAttribute('content') ?? null;

async function loadDocument(request: LoadRequest): Promise<void> {
  const page = await loadPage(request.to);
  // Pictures, archives and documents that are not pages of this site belong to the browser.
  if (!isHtml(page.mediaType)) return request.preventDefault();
  const next = takeDocument(page);
  if (!next.querySelector(ROUTER_MARK)) return request.preventDefault();
  // A page of a newer deployment has scripts of its own: swapped into this document, old and new would run side by side.
  if (readBuild(next) !== readBuild(document)) return request.preventDefault();
  const landed = new URL(page.url || request.to.href);
  if (landed.href !== request.to.href) {
    landed.hash = request.to.hash;
    request.to = landed;
  }
  keepInjectedStyles(next);
  for (const element of next.querySelectorAll('noscript')) element.remove();
  request.newDocument = next;
  await preloadStyles(next);
}

/** Whether loading the whole document may still help: online, and not tried for this page just now. */
function mayReload(target: URL): boolean {
  return navigator.onLine && readStored(NAVIGATION_RELOAD_KEY, 'sessionStorage') !== target.href;
}

/** A page that arrived as a whole document starts with a clean record. */
export function clearReloadMark(): void {
  if (readStored(NAVIGATION_RELOAD_KEY, 'sessionStorage') === location.href)
    removeStored(NAVIGATION_RELOAD_KEY, 'sessionStorage');
}

/**
 * Loads the next page. A first failure is logged and the target is loaded as a whole document; when that cannot help,
 * the load-error screen stands in the main area.
 */
export async function loadNextPage(request: LoadRequest): Promise<void> {
  const wanted = request.to;
  try {
    await loadDocument(request);
    removeStored(NAVIGATION_RELOAD_KEY, 'sessionStorage');
  } catch (error) {
    forgetPage(wanted);
    if (request.signal.aborted) return;
    console.warn(`The page ${wanted.pathname} could not be loaded ahead.`, error);
    if (mayReload(wanted)) {
      writeStored(NAVIGATION_RELOAD_KEY, wanted.href, 'sessionStorage');
      request.preventDefault();
      return;
    }
    request.newDocument = buildLoadErrorDocument(document, error);
  }
}
