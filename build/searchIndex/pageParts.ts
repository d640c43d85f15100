import type { Element } from '#root/build/html/htmlTree.ts';

const EXCLUDED_TAGS = new Set(
  'script style template noscript svg canvas iframe video audio button select textarea nav pre form'.split(' '),
);

// Layout around the text, or content repeated from other pages, which should only match on the page it belongs to.
const EXCLUDED_CLASSES = new Set([
  'visually-hidden',
  'sr-only',
  'code-block',
  'diagram',
  'doc-footer',
  'toc-mobile',
  'data-footnote-backref',
  'api-badge',
  'api-facts',
  'api-origin',
  'api-tree',
  'api-names',
  'api-count',
  'api-inherited',
]);

const isAnchorLink = ({ tagName, attributes }: Element): boolean =>
  tagName === 'a' && (attributes['aria-label'] ?? '').startsWith('Direct link');

/** Content that isn't indexed: navigation, controls, code, decoration, and anything with `data-search="skip"`. */
export function isExcluded(element: Element): boolean {
  const { tagName, attributes } = element;
  return (
    EXCLUDED_TAGS.has(tagName) ||
    attributes['aria-hidden'] === 'true' ||
    attributes['data-search'] === 'skip' ||
    (attributes['class'] ?? '').split(/\s+/).some((name) => EXCLUDED_CLASSES.has(name)) ||
    isAnchorLink(element)
  );
}

/** Groups of the API reference that only list other symbols. */
const LISTING_GROUPS = /^group-(usage|family|declaration|type-parameters)$/;

/** How a heading is indexed: as its own section, as part of the page section, or not at all. */
export function headingRole(id: string): 'section' | 'part' | 'skip' {
  if (LISTING_GROUPS.test(id) || id === 'footnote-label') return 'skip';
  return id === '' || id.startsWith('group-') ? 'part' : 'section';
}

/** Event rows in the API reference, which are indexed like members. */
export const isEventRow = ({ tagName, attributes }: Element): boolean =>
  tagName === 'tr' && (attributes['id'] ?? '').startsWith('event-');
