import { PREFETCH, PREFETCH_ON_INTENT } from '#src/contracts/attributes.ts';
import { PAGE_LOAD_EVENT } from '#src/contracts/events.ts';
import { afterFirstInteraction } from '#src/lib/afterFirstInteraction.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { VISIBLE_PREFETCH_LIMIT } from './constants.ts';
import type { LoadedPage } from './pageCache.ts';
import { loadPage } from './pageCache.ts';
import { preparse } from './parsedPages.ts';
import { recordVisit } from './visitHistory.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Prefetching costs data that these visitors would rather save. */
function isSlowConnection(connection = (navigator as Navigator & { connection?: Connection }).connection): boolean {
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

const samePage = (url: URL): boolean => url.pathname === location.pathname && url.search === location.search;

/** The URL of a link to another page of this site. */
function anchorToUrl(anchor: HTMLAnchorElement | null): URL | undefined {
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download') || 'astroReload' in anchor.dataset)
    return undefined;
  const url = new URL(anchor.href);
  const hasFileExtension = /\.[a-z0-9]+$/i.test(url.pathname);
  return url.origin === location.origin && !samePage(url) && !hasFileExtension ? url : undefined;
}

/** Returns nothing if prefetching isn't wanted or fails: the page is requested again when the visitor goes there. */
async function prefetch(url: URL, priority: RequestPriority): Promise<LoadedPage | undefined> {
  if (isSlowConnection() || !navigator.onLine) return undefined;
  return loadPage(url, { priority }).catch(() => undefined);
}

const closestAnchor = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

let intended: URL | undefined;

async function prefetchIntended(event: Event): Promise<void> {
  const url = anchorToUrl(closestAnchor(event));
  intended = url;
  const page = url && (await prefetch(url, 'high'));
  // A pointer that only crosses a list of links opens none of them.
  if (page) whenIdle(() => intended === url && preparse(page, 'link'));
}

/** Going back is the most common navigation. */
async function prefetchPrevious(): Promise<void> {
  const url = recordVisit();
  const page = url && !samePage(url) && (await prefetch(url, 'low'));
  if (page) whenIdle(() => preparse(page, 'back'));
}

function watchIntent(): void {
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, (event) => void prefetchIntended(event), { passive: true });
}

let observer: IntersectionObserver | undefined;

/** Prefetches the first few links in the main area that scroll into view, unless they wait for the visitor's intent. */
function watchVisible(): void {
  observer?.disconnect();
  let left = VISIBLE_PREFETCH_LIMIT;
  observer = new IntersectionObserver((entries, self) => {
    for (const entry of entries) {
      if (!entry.isIntersecting || left <= 0) continue;
      self.unobserve(entry.target);
      const url = anchorToUrl(entry.target as HTMLAnchorElement);
      if (!url) continue;
      left -= 1;
      // One at a time: each request keeps the page busy for a moment.
      whenIdle(() => void prefetch(url, 'low'));
    }
  });
  for (const anchor of document.querySelectorAll(`main a[href]:not(nav a, [${PREFETCH}=${PREFETCH_ON_INTENT}])`))
    observer.observe(anchor);
}

/** Prefetches links on hover, touch and focus, and when they're visible. */
export function watchLinks(): void {
  watchIntent();
  document.addEventListener(PAGE_LOAD_EVENT, () => {
    afterFirstInteraction(watchVisible);
    void prefetchPrevious();
  });
}
