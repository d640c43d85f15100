import type { Hit } from '../engine/toHit.ts';

/** Leaves the marks of the service and makes text of every other tag: records hold page text, the window injects HTML. */
export const cleanHtml = (html: string): string =>
  html
    .replace(/<(?!\/?mark>)/g, '&lt;')
    .replace(/(<\/?mark)?>/g, (sign, tag: string | undefined) => (tag ? sign : '&gt;'));

function cleanDeep(value: unknown): unknown {
  if (typeof value === 'string') return cleanHtml(value);
  if (Array.isArray(value)) return value.map(cleanDeep);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    // The group's name is shown as text, so it needs no cleaning and would show its escapes.
    Object.entries(value).map(([key, inner]) => [key, key === 'lvl0' ? inner : cleanDeep(inner)]),
  );
}

/** A hit of the hosted service, safe to inject. */
export function cleanHit(hit: Hit): Hit {
  const { hierarchy, content, _highlightResult, _snippetResult } = hit;
  return { ...hit, ...(cleanDeep({ hierarchy, content, _highlightResult, _snippetResult }) as Partial<Hit>) };
}
