import type { SiteConfig } from '../../src/config/index.ts';

const ALGOLIA = ['https://*.algolia.net', 'https://*.algolianet.com'];

const originOf = (address: string): string => new URL(address).origin;

function searchHosts({ search }: SiteConfig): string[] {
  if (!search.appId) return [];
  return [
    ...ALGOLIA,
    ...(search.hosts ?? []).map((host) => (host.includes('://') ? originOf(host) : `https://${host}`)),
  ];
}

/**
 * What pages may load and run. A live example's frame inherits it: `blob:` scripts are how examples run in there, and
 * blob and data addresses how art and sounds are handed in. The frame has a narrower policy of its own on top.
 */
export function buildPolicy(config: SiteConfig, scriptHashes: readonly string[]): string {
  const analytics = config.analytics ? [originOf(config.analytics.scriptSrc)] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", 'blob:', ...analytics, ...scriptHashes],
    'script-src-attr': ["'none'"],
    // React, diagrams and the editor write style attributes; no secret can leave by a colour when images may not.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", 'data:', 'blob:', ...analytics, ...searchHosts(config)],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What only a header can say, and what it repeats. */
export function buildSecurityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()',
  };
}
