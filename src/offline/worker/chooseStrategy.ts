export type Strategy = 'cacheFirst' | 'networkFirst' | 'passThrough';

interface RequestSummary {
  url: URL;
  method: string;
  hasRange: boolean;
}

/** Cache first, network first with the cache as a fallback, or passed through to the browser. */
export function chooseStrategy({ url, method, hasRange }: RequestSummary, scope: URL): Strategy {
  if (method !== 'GET' || hasRange) return 'passThrough';
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return 'passThrough';
  // The worker and the file list describe the newest deployment, so they must never come from a cache.
  if (/\/(sw\.js|offline\.json)$/.test(url.pathname)) return 'passThrough';
  return url.pathname.includes('/_astro/') ? 'cacheFirst' : 'networkFirst';
}

/** The build ID in a page's `site-build` meta tag. */
export const readBuild = (html: string): string | undefined =>
  /<meta name="site-build" content="([^"]+)"/.exec(html)?.[1];

/** All of our caches except this build's and the previous one, which open tabs may still need. */
export function cachesToDelete(names: readonly string[], prefix: string, current: string): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== current);
  return others.slice(0, -1);
}

/** Normalizes the URLs of a page (`/docs/actors`, `/docs/actors/`, `/docs/actors/index.html`) to one cache key. */
export function toCacheKey(href: string): string {
  const url = new URL(href);
  url.hash = '';
  const last = url.pathname.split('/').at(-1) ?? '';
  const isPage = last === '' || last === 'index.html' || !last.includes('.');
  if (!isPage) return url.href;
  // Pages read their query string in the browser, so one copy serves every query.
  url.search = '';
  url.pathname = url.pathname.replace(/index\.html$/, '').replace(/\/*$/, '/');
  return url.href;
}
