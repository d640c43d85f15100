import { type BuiltPage, trimSlash } from './readPages.ts';

export interface LinkProblem {
  page: string;
  href: string;
  reason: 'no such page' | 'no such anchor' | 'outside the base path';
}

interface Site {
  pages: readonly BuiltPage[];
  files: ReadonlySet<string>;
  base: string;
}

const isLocal = (href: string): boolean => !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function checkHref(
  href: string,
  page: BuiltPage,
  byRoute: ReadonlyMap<string, BuiltPage>,
  site: Site,
): LinkProblem | undefined {
  const url = new URL(href, `http://site${page.route}/`);
  // Routes have no trailing slash here, so a bare hash or query refers to the page itself.
  const path = /^[#?]|^$/.test(href) ? page.route : trimSlash(decode(url.pathname));
  const problem = (reason: LinkProblem['reason']): LinkProblem => ({ page: page.route, href, reason });
  if (path !== trimSlash(site.base) && !`${path}/`.startsWith(site.base)) return problem('outside the base path');
  const target = byRoute.get(path);
  if (!target) return site.files.has(path) ? undefined : problem('no such page');
  const anchor = decode(url.hash.slice(1));
  if (!anchor || target.isRedirect || target.ids.has(anchor) || anchor.startsWith(':~:')) return undefined;
  return problem('no such anchor');
}

/** Every broken link on the site. */
export function checkLinks(site: Site): LinkProblem[] {
  const byRoute = new Map(site.pages.map((page) => [page.route, page]));
  return site.pages.flatMap((page) =>
    page.hrefs.filter(isLocal).flatMap((href) => checkHref(href, page, byRoute, site) ?? []),
  );
}
