export type Answer = 'keptFirst' | 'networkFirst' | 'leave';

interface Asked {
  url: URL;
  method: string;
  hasRange: boolean;
}

/** How a request is answered: from the kept copy, from the network with the copy as a fallback, or not by us. */
export function chooseAnswer({ url, method, hasRange }: Asked, scope: URL): Answer {
  if (method !== 'GET' || hasRange) return 'leave';
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return 'leave';
  // The worker and the list of files speak for the newest deployment, never for a kept one.
  if (/\/(sw\.js|offline\.json)$/.test(url.pathname)) return 'leave';
  return url.pathname.includes('/_astro/') ? 'keptFirst' : 'networkFirst';
}

/** The build a page belongs to, as it says itself. */
export const readBuild = (html: string): string | undefined =>
  /<meta name="site-build" content="([^"]+)"/.exec(html)?.[1];

/** Which caches may go: all of ours but this build's and the one before it, which open tabs may still need. */
export function cachesToDrop(names: readonly string[], prefix: string, current: string): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== current);
  return others.slice(0, -1);
}

/** One address for the spellings of a page: `/docs/actors`, `/docs/actors/` and `/docs/actors/index.html`. */
export function toKeptAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  const last = url.pathname.split('/').at(-1) ?? '';
  const isPage = last === '' || last === 'index.html' || !last.includes('.');
  if (!isPage) return url.href;
  // What a page shows for a query is decided in the browser: one copy answers all.
  url.search = '';
  url.pathname = url.pathname.replace(/index\.html$/, '').replace(/\/*$/, '/');
  return url.href;
}
