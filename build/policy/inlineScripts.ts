import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc[=\s>])([^>]*)>([\s\S]*?)<\/script>/gi;
const DATA_TYPE = /\stype=["']?(application\/(ld\+)?json|text\/plain|speculationrules)/i;

/** The name by which a policy allows exactly this script. */
export const toPolicyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The scripts that stand in a page and run; blocks of data do not run and need no leave. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA_TYPE.test(attributes))
    .map(([, , text = '']) => text);
}
