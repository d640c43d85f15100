// The same rules in the formats of common static hosts: security headers, and long-lived caching for content-hashed files.

export interface HostRules {
  base: string;
  security: Record<string, string>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cached but always revalidated: an unchanged file gets a 304, a changed one is never stale. */
const REVALIDATE = 'no-cache';

const hashedFolder = ({ base }: HostRules): string => `${base}_astro/`;

/** Netlify and Cloudflare Pages. */
export function toHeadersFile(rules: HostRules): string {
  const lines = Object.entries(rules.security).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${rules.base}*`,
    ...lines,
    `  Cache-Control: ${REVALIDATE}`,
    '',
    `${hashedFolder(rules)}*`,
    '  ! Cache-Control',
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}

/** Vercel. */
export function toVercelFile(rules: HostRules): string {
  const toList = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  return `${JSON.stringify(
    {
      trailingSlash: true,
      headers: [
        { source: `${rules.base}(.*)`, headers: toList({ ...rules.security, 'Cache-Control': REVALIDATE }) },
        { source: `${hashedFolder(rules)}(.*)`, headers: toList({ 'Cache-Control': IMMUTABLE }) },
      ],
    },
    null,
    2,
  )}\n`;
}

/** Apache. */
export function toApacheFile(rules: HostRules): string {
  const lines = Object.entries(rules.security).map(([name, value]) => `  Header always set ${name} "${value}"`);
  return [
    `ErrorDocument 404 ${rules.base}404.html`,
    '<IfModule mod_headers.c>',
    ...lines,
    `  Header set Cache-Control "${REVALIDATE}"`,
    `  <If "%{REQUEST_URI} =~ m#^${hashedFolder(rules)}#">`,
    `    Header set Cache-Control "${IMMUTABLE}"`,
    '  </If>',
    '</IfModule>',
    '',
  ].join('\n');
}
