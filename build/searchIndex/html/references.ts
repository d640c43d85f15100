import { ENTITIES } from '#src/lib/entities.ts';

const ASCII = '#(?:3[2-9]|[4-9]\\d|1[01]\\d|12[0-6])|#[xX](?:[2-6][\\da-fA-F]|7[\\da-eA-E])';
const KNOWN = `(?:${Object.keys(ENTITIES).join('|')}|${ASCII});`;

const UNKNOWN = new RegExp(`&(?!${KNOWN})[a-zA-Z#]`);

/** Whether all character references are among those that pages are written with: signs of markup, and nothing rare. */
export const hasKnownReferences = (markup: string): boolean => !markup.includes('&') || !UNKNOWN.test(markup);
