const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  nbsp: '\u00a0',
};
const ASCII = '#(?:3[2-9]|[4-9]\\d|1[01]\\d|12[0-6])|#[xX](?:[2-6][\\da-fA-F]|7[\\da-eA-E])';
const KNOWN = `(?:${Object.keys(NAMED).join('|')}|${ASCII});`;

const REFERENCE = new RegExp(`&${KNOWN}`, 'g');
const UNKNOWN = new RegExp(`&(?!${KNOWN})[a-zA-Z#]`);

/** Whether all character references are among those that pages are written with: signs of markup, and nothing rare. */
export const hasKnownReferences = (markup: string): boolean => !markup.includes('&') || !UNKNOWN.test(markup);

function decode(reference: string): string {
  const name = reference.slice(1, -1);
  if (!name.startsWith('#')) return NAMED[name]!;
  return String.fromCharCode(Number(/x/i.test(name) ? `0x${name.slice(2)}` : name.slice(1)));
}

/** Text as it is read, from text as it is written. */
export const decodeReferences = (markup: string): string =>
  markup.includes('&') ? markup.replace(REFERENCE, decode) : markup;
