import input from '#root/site.config.ts';
import { parseConfig } from './parseConfig.ts';

const isNode = typeof process !== 'undefined';

/** The validated site configuration. SITE_BASE and SITE_URL override where the site is served, for previews and tests. */
export const siteConfig = parseConfig({
  ...input,
  baseUrl: (isNode && process.env['SITE_BASE']) || input.baseUrl,
  url: (isNode && process.env['SITE_URL']) || input.url,
});

export type * from './schema.ts';
export type { NavbarItemConfig } from './navbarSchema.ts';
