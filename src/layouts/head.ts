import { siteConfig } from '#src/config/index.ts';
import { withBase } from '#src/lib/url.ts';

/** `page | site`, or the site's title with its tagline where the page has no title of its own. */
export function buildTitle(title: string | undefined): string {
  const { title: siteTitle, titleDelimiter, tagline } = siteConfig;
  return title ? `${title} ${titleDelimiter} ${siteTitle}` : `${siteTitle} ${titleDelimiter} ${tagline}`;
}

/** The address search engines should know a page by. */
export const buildCanonical = (route: string): string => new URL(encodeURI(withBase(route)), siteConfig.url).href;

export const buildAbsolute = (path: string): string => new URL(withBase(path), siteConfig.url).href;
