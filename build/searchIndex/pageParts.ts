import type { Element } from '#root/build/html/htmlTree.ts';

const SILENT_TAGS = new Set(
  'script style template noscript svg canvas iframe video audio button select textarea nav pre form'.split(' '),
);

// What pages show around their text, or borrow from other pages: links to it lead elsewhere, so it must not answer here.
const SILENT_CLASSES = new Set([
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

/** What is on the page but says nothing about it: navigation, controls, code, decoration. Pages opt out by `data-search`. */
export function isSilent(element: Element): boolean {
  const { tagName, attributes } = element;
  return (
    SILENT_TAGS.has(tagName) ||
    attributes['aria-hidden'] === 'true' ||
    attributes['data-search'] === 'skip' ||
    (attributes['class'] ?? '').split(/\s+/).some((name) => SILENT_CLASSES.has(name)) ||
    isAnchorLink(element)
  );
}

/** Groups of the API reference that only list other symbols. */
const LISTING_GROUPS = /^group-(usage|family|declaration|type-parameters)$/;

/** How a heading is treated: found by itself, part of the page it stands on, or left out with its text. */
export function headingRole(id: string): 'section' | 'part' | 'skip' {
  if (LISTING_GROUPS.test(id) || id === 'footnote-label') return 'skip';
  return id === '' || id.startsWith('group-') ? 'part' : 'section';
}

/** Rows of the API reference that name an event; they are found like members. */
export const isEventRow = ({ tagName, attributes }: Element): boolean =>
  tagName === 'tr' && (attributes['id'] ?? '').startsWith('event-');
