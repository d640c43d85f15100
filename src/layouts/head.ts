import { siteConfig } from '#src/config/index.ts';

/** What a page says about itself to search engines, link previews and feed readers. */
export interface PageMetadata {
  /** Without a title the page is the home page and shows the title of the site. */
  title?: string;
  description?: string;
  /** An image for link previews: a path below public/ or a URL. */
  image?: string;
  /** A drawing below public/ that the generated link preview is made from. */
  cover?: string;
  noIndex?: boolean;
  keywords?: string[];
  ogType?: 'website' | 'article';
  structuredData?: object;
  /** The path of the page's Markdown copy. */
  markdown?: string;
}

/** `page | site`, or the site's title with its tagline where the page has no title of its own. */
export function buildTitle(title: string | undefined): string {
  const { title: siteTitle, titleDelimiter, tagline } = siteConfig;
  return title ? `${title} ${titleDelimiter} ${siteTitle}` : `${siteTitle} ${titleDelimiter} ${tagline}`;
}

const SECTIONS: readonly (readonly [prefix: string, name: string])[] = [
  ['/docs', 'Docs'],
  ['/api', 'API reference'],
  ['/blog', 'Blog'],
  ['/samples', 'Samples'],
  ['/playground', 'Playground'],
];

/** The part of the site a route belongs to, as its link preview names it. */
export const routeToSection = (route: string): string =>
  SECTIONS.find(([prefix]) => route === prefix || route.startsWith(`${prefix}/`))?.[1] ?? siteConfig.tagline;
