import type { SiteConfig } from '../../src/config/index.ts';

const ALGOLIA = ['https://*.algolia.net', 'https://*.algolianet.com'];

const originOf = (url: string): string => new URL(url).origin;

function searchHosts({ search }: SiteConfig): string[] {
  if (!search.appId) return [];
  return [
    ...ALGOLIA,
    ...(search.hosts ?? []).map((host) => (host.includes('://') ? originOf(host) : `https://${host}`)),
  ];
}

/**
 * What pages may load and run. The iframe of a live example inherits it: examples run as `blob:` scripts and receive
 * images and sounds as blob and data URLs. The iframe adds a stricter policy of its own.
 */
export function buildPolicy(config: SiteConfig, scriptHashes: readonly string[]): string {
  const analytics = config.analytics ? [originOf(config.analytics.scriptSrc)] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", 'blob:', ...analytics, ...scriptHashes],
    'script-src-attr': ["'none'"],
    // React, diagrams and the editor write style attributes. Styles can't leak data while `img-src` blocks other hosts.
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

/** The policy with the directives that only work in a header, and the other security headers. */
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
