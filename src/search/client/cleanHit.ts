import type { Hit } from '../engine/toHit.ts';

/** Escapes every tag except `mark`: records contain plain page text, but the search modal injects it as HTML. */
export const cleanHtml = (html: string): string =>
  html
    .replace(/<(?!\/?mark>)/g, '&lt;')
    .replace(/(<\/?mark)?>/g, (sign, tag: string | undefined) => (tag ? sign : '&gt;'));

function cleanDeep(value: unknown): unknown {
  if (typeof value === 'string') return cleanHtml(value);
  if (Array.isArray(value)) return value.map(cleanDeep);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    // The group title is rendered as text, so escaping it would show the entities.
    Object.entries(value).map(([key, inner]) => [key, key === 'lvl0' ? inner : cleanDeep(inner)]),
  );
}

/** A hit from the hosted service, safe to inject as HTML. */
export function cleanHit(hit: Hit): Hit {
  const { hierarchy, content, _highlightResult, _snippetResult } = hit;
  return { ...hit, ...(cleanDeep({ hierarchy, content, _highlightResult, _snippetResult }) as Partial<Hit>) };
}
