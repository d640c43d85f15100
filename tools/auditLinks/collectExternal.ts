import type { BuiltPage } from '../../build/links/readPages.ts';

/** An external URL and the pages that link to it. */
export interface ExternalLink {
  url: string;
  /** The link as written in the page, including its fragment. */
  href: string;
  pages: string[];
}

export interface Collected {
  links: ExternalLink[];
  /** Links that aren't valid URLs, and the pages they're on. */
  malformed: { href: string; page: string }[];
}

const isExternal = (href: string): boolean => /^(https?:)?\/\//i.test(href);

function parse(href: string): URL | undefined {
  const absolute = href.startsWith('//') ? `https:${href}` : href;
  return URL.canParse(absolute) ? new URL(absolute) : undefined;
}

/** Every external URL once, no matter how many pages and fragments link to it. */
export function collectExternal(pages: readonly BuiltPage[], ownOrigin: string): Collected {
  const byUrl = new Map<string, ExternalLink>();
  const malformed: Collected['malformed'] = [];
  for (const { route, hrefs } of pages) {
    for (const href of hrefs.filter(isExternal)) {
      const url = parse(href);
      if (!url) malformed.push({ href, page: route });
      if (!url || url.origin === ownOrigin) continue;
      url.hash = '';
      const link = byUrl.get(url.href) ?? { url: url.href, href, pages: [] };
      if (!link.pages.includes(route)) link.pages.push(route);
      byUrl.set(url.href, link);
    }
  }
  return { links: [...byUrl.values()], malformed };
}
