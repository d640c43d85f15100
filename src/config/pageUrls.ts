import { withBase } from '#src/lib/url.ts';
import { siteConfig } from './index.ts';

/** A path below the root of the site as a full URL. */
export const buildAbsolute = (path: string): string => new URL(withBase(path), siteConfig.url).href;

/** The URL search engines should know a page by. */
export const buildCanonical = (route: string): string => buildAbsolute(encodeURI(route));

/** Where the build writes a page's link preview: a JPEG when it's made from a cover, else a PNG. */
export const routeToPreview = (route: string, cover?: string): string =>
  `/og${encodeURI(route === '/' ? '/home' : route.replace(/\/$/, ''))}.${cover ? 'jpg' : 'png'}`;
