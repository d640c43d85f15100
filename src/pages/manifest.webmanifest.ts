import type { APIRoute } from 'astro';
import { siteConfig } from '#src/config/index.ts';
import { withBase } from '#src/lib/url.ts';

const icon = (name: string, size: number, purpose: string) => ({
  src: withBase(`/img/${name}-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to know to install the site as an app. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: `${siteConfig.title} documentation`,
      short_name: siteConfig.title,
      description: siteConfig.description,
      start_url: withBase('/docs/'),
      scope: withBase('/'),
      display: 'standalone',
      background_color: '#041e2f',
      theme_color: '#2185d0',
      icons: [192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('icon-maskable', size, 'maskable')]),
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
