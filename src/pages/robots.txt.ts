import { siteConfig } from '#src/config/index.ts';
import { withBase } from '#src/lib/url.ts';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\nSitemap: ${new URL(withBase('/sitemap-index.xml'), siteConfig.url).href}\n`);
