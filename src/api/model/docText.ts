import type { Inline } from './types.ts';

function inlineToString(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if ('code' in inline) return inline.code;
  if ('strong' in inline) return inlinesToString(inline.strong);
  if ('emphasis' in inline) return inlinesToString(inline.emphasis);
  return inline.text;
}

/** The plain text of inline content, without formatting and links. */
export function inlinesToString(inlines: Inline[]): string {
  return inlines.map(inlineToString).join('').trim();
}
