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

const SECTIONS: readonly (readonly [prefix: string, name: string])[] = [
  ['/docs', 'Docs'],
  ['/api', 'API reference'],
  ['/blog', 'Blog'],
  ['/samples', 'Samples'],
  ['/playground', 'Playground'],
];

/** The part of the site a route belongs to, as its preview picture names it. */
export const routeToSection = (route: string): string =>
  SECTIONS.find(([prefix]) => route === prefix || route.startsWith(`${prefix}/`))?.[1] ?? siteConfig.tagline;

/** Where the preview picture of a page is drawn to, after the build: as JPEG where it is made from a cover, else as PNG. */
export const routeToPreview = (route: string, cover?: string): string =>
  `/og${encodeURI(route === '/' ? '/home' : route.replace(/\/$/, ''))}.${cover ? 'jpg' : 'png'}`;
