import type { Element, Node } from './htmlTree.ts';
import { attributeOf, childrenOf, isElement } from './htmlTree.ts';

const SILENT = new Set(
  'script style template noscript svg canvas iframe video audio button select textarea nav pre form'.split(' '),
);
const INLINE = new Set('a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u var wbr'.split(' '));

const isAnchorLink = (element: Element): boolean =>
  element.tagName === 'a' && (attributeOf(element, 'aria-label') ?? '').startsWith('Direct link');

/** What is on the page but says nothing about it: navigation, controls, code, decoration. */
export function isSilent(element: Element): boolean {
  return (
    SILENT.has(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'data-search') === 'skip' ||
    isAnchorLink(element)
  );
}

const collectText = (node: Node): string => {
  if (node.nodeName === '#text') return (node as { value: string }).value;
  if (isElement(node) && isSilent(node)) return ' ';
  const text = childrenOf(node).map(collectText).join('');
  return isElement(node) && INLINE.has(node.tagName) ? text : ` ${text} `;
};

export const tidy = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim();

/** The text of a node as it is read. */
export const visibleText = (node: Node): string => tidy(collectText(node));
