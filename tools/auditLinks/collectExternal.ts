import type { BuiltPage } from '../../build/links/readPages.ts';

/** An address outside the site and the pages that lead to it. */
export interface ExternalLink {
  address: string;
  /** As written in the pages, with its fragment. */
  href: string;
  pages: string[];
}

export interface Collected {
  links: ExternalLink[];
  /** What no browser can open, with the page it stands on. */
  malformed: { href: string; page: string }[];
}

const isExternal = (href: string): boolean => /^(https?:)?\/\//i.test(href);

function parse(href: string): URL | undefined {
  const address = href.startsWith('//') ? `https:${href}` : href;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** Every address outside the site, once, however many pages and fragments lead to it. */
export function collectExternal(pages: readonly BuiltPage[], ownOrigin: string): Collected {
  const byAddress = new Map<string, ExternalLink>();
  const malformed: Collected['malformed'] = [];
  for (const { route, hrefs } of pages) {
    for (const href of hrefs.filter(isExternal)) {
      const url = parse(href);
      if (!url) malformed.push({ href, page: route });
      if (!url || url.origin === ownOrigin) continue;
      url.hash = '';
      const link = byAddress.get(url.href) ?? { address: url.href, href, pages: [] };
      if (!link.pages.includes(route)) link.pages.push(route);
      byAddress.set(url.href, link);
    }
  }
  return { links: [...byAddress.values()], malformed };
}
