import { z } from 'zod';

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/<\s*\/?\s*(script|iframe|frame|object|embed|base|meta|link|style|form)\b/i, 'elements that load or run something'],
  [/<[^>]*[\s"'/]on[a-z]+\s*=/i, 'event attributes such as onclick'],
  [/<[^>]*[\s"'/](srcdoc|formaction)\s*=/i, 'attributes that hold documents or actions'],
];
const ADDRESS = /(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const CODE = /^(javascript|vbscript|data):/;

const decodeNumbers = (text: string): string =>
  text.replace(/&#(x?)([\da-f]+);?/gi, (_, isHex: string, digits: string) =>
    String.fromCodePoint(Math.min(parseInt(digits, isHex ? 16 : 10), 0x10ffff) || 0),
  );

/** A URL as a browser reads it: without blanks and control characters, with character references decoded. */
const toBare = (address: string): string =>
  [...decodeNumbers(address).replace(/&colon;/gi, ':')]
    .filter((character) => character > ' ')
    .join('')
    .toLowerCase();

/** What isn't allowed in a piece of markup. Plain text, links, images and emphasis are. */
export function findForbidden(html: string): string | undefined {
  const found = FORBIDDEN.find(([pattern]) => pattern.test(html))?.[1];
  if (found) return found;
  const addresses = [...html.matchAll(ADDRESS)].map(([, a, b, c]) => toBare(a ?? b ?? c ?? ''));
  return addresses.some((address) => CODE.test(address)) ? 'addresses that are code' : undefined;
}

/**
 * Markup that maintainers write into the site config. Pages contain it unchanged, so it's checked at build time: a mistake
 * or a careless paste stops the build before the Content-Security-Policy has to stop it in a visitor's browser.
 */
export const trustedHtml = z.string().superRefine((html, context) => {
  const found = findForbidden(html);
  if (found) context.addIssue({ code: 'custom', message: `may not hold ${found}: use text, links and images` });
});
