import { siteConfig } from '#src/config/index.ts';
import { withBase } from '#src/lib/url.ts';

/** Markdown is compiled outside the page, where only the configuration knows the base path. */
export const routeToHref = (route: string): string => withBase(route, siteConfig.baseUrl);
