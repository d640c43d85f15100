// The same rules in the words of the common static hosts: headers for safety, and long lives for files named by their hash.

export interface HostRules {
  base: string;
  security: Record<string, string>;
}

const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, and asked for anew each time: an unchanged file answers 304, a changed one is never stale. */
const ALWAYS_ASK = 'no-cache';

const hashedFolder = ({ base }: HostRules): string => `${base}_astro/`;

/** Netlify and Cloudflare Pages. */
export function toHeadersFile(rules: HostRules): string {
  const lines = Object.entries(rules.security).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${rules.base}*`,
    ...lines,
    `  Cache-Control: ${ALWAYS_ASK}`,
    '',
    `${hashedFolder(rules)}*`,
    '  ! Cache-Control',
    `  Cache-Control: ${FOREVER}`,
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
        { source: `${rules.base}(.*)`, headers: toList({ ...rules.security, 'Cache-Control': ALWAYS_ASK }) },
        { source: `${hashedFolder(rules)}(.*)`, headers: toList({ 'Cache-Control': FOREVER }) },
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
    `  Header set Cache-Control "${ALWAYS_ASK}"`,
    `  <If "%{REQUEST_URI} =~ m#^${hashedFolder(rules)}#">`,
    `    Header set Cache-Control "${FOREVER}"`,
    '  </If>',
    '</IfModule>',
    '',
  ].join('\n');
}
