import type { Node } from './htmlTree.ts';
import { childrenOf, isElement } from './htmlTree.ts';
import { isSilent } from './pageParts.ts';

const INLINE = new Set('a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u var wbr'.split(' '));

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
