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
  /** The router then loads the target as a whole document. */
  preventDefault: () => void;
}

const BUILD_META = 'meta[name="site-build"]';
const ROUTER_META = '[name="astro-view-transitions-enabled"]';

const readBuild = (page: Document): string | null => page.querySelector(BUILD_META)?.getAttribute('content') ?? null;

async function loadDocument(request: LoadRequest): Promise<void> {
  const page = await loadPage(request.to);
  // Images, archives and other documents that aren't pages of this site are up to the browser.
  if (!isHtml(page.mediaType)) return request.preventDefault();
  const next = takeDocument(page);
  if (!next.querySelector(ROUTER_META)) return request.preventDefault();
  // A page of a newer deployment has other scripts; swapped into this document, old and new ones would both run.
  if (readBuild(next) !== readBuild(document)) return request.preventDefault();
  const finalUrl = new URL(page.url || request.to.href);
  if (finalUrl.href !== request.to.href) {
    finalUrl.hash = request.to.hash;
    request.to = finalUrl;
  }
  keepInjectedStyles(next);
  for (const element of next.querySelectorAll('noscript')) element.remove();
  request.newDocument = next;
  await preloadStyles(next);
}

/** Whether a full load may still help: online, and not just tried for this page. */
function mayReload(target: URL): boolean {
  return navigator.onLine && readStored(NAVIGATION_RELOAD_KEY, 'sessionStorage') !== target.href;
}

/** This document arrived by a full load, so the next failure may try one again. */
export function clearReloadMark(): void {
  if (readStored(NAVIGATION_RELOAD_KEY, 'sessionStorage') === location.href)
    removeStored(NAVIGATION_RELOAD_KEY, 'sessionStorage');
}

/**
 * Loads the next page. After a first failure the target is loaded as a whole document; if that can't help, the main area
 * shows the load error.
 */
export async function loadNextPage(request: LoadRequest): Promise<void> {
  const wanted = request.to;
  try {
    await loadDocument(request);
    removeStored(NAVIGATION_RELOAD_KEY, 'sessionStorage');
  } catch (error) {
    forgetPage(wanted);
    if (request.signal.aborted) return;
    console.warn(`The page ${wanted.pathname} could not be loaded in place.`, error);
    if (mayReload(wanted)) {
      writeStored(NAVIGATION_RELOAD_KEY, wanted.href, 'sessionStorage');
      request.preventDefault();
      return;
    }
    request.newDocument = buildLoadErrorDocument(document, error);
  }
}
