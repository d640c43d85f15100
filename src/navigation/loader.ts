import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';
import { buildLoadErrorDocument } from './loadError.ts';
import { forgetPage, loadPage } from './pageCache.ts';

/** The part of the router's event that loading needs. */
export interface LoadRequest {
  to: URL;
  newDocument: Document;
  preventDefault: () => void;
}

const RELOADED_KEY = 'site.navigation.reloaded';

/** Styles of the next page are asked for before the swap, so that it never shows unstyled. */
function preloadStyles(next: Document): Promise<unknown> {
  const waits = [...next.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !document.querySelector(`link[rel=stylesheet][href="${href}"]`))
    .map(
      (href) =>
        new Promise((resolve) => {
          const preload = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href });
          preload.addEventListener('load', resolve);
          preload.addEventListener('error', resolve);
          document.head.append(preload);
        }),
    );
  return Promise.all(waits);
}

async function loadDocument(request: LoadRequest): Promise<void> {
  const page = await loadPage(request.to);
  const landed = new URL(page.url || request.to.href);
  if (landed.href !== request.to.href) {
    landed.hash = request.to.hash;
    request.to = landed;
  }
  const next = new DOMParser().parseFromString(page.html, page.mediaType);
  for (const element of next.querySelectorAll('noscript')) element.remove();
  request.newDocument = next;
  await preloadStyles(next);
}

/** Whether loading the whole document may still help: online, and not tried for this page just now. */
function mayReload(target: URL): boolean {
  return navigator.onLine && readStored(RELOADED_KEY, 'sessionStorage') !== target.href;
}

/**
 * Loads the next page. A first failure is logged and the target is loaded as a whole document; when that cannot help,
 * the load-error screen stands in the main area.
 */
export async function loadNextPage(request: LoadRequest): Promise<void> {
  try {
    await loadDocument(request);
    removeStored(RELOADED_KEY, 'sessionStorage');
  } catch (error) {
    forgetPage(request.to);
    console.warn(`The page ${request.to.pathname} could not be loaded ahead.`, error);
    if (mayReload(request.to)) {
      writeStored(RELOADED_KEY, request.to.href, 'sessionStorage');
      // The router answers a prevented preparation with a full load of the target.
      request.preventDefault();
      return;
    }
    request.newDocument = buildLoadErrorDocument(document, error);
  }
}
