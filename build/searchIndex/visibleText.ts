import type { Node } from '#root/build/html/htmlTree.ts';
import { isExcluded } from './pageParts.ts';

const INLINE = new Set('a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u var wbr'.split(' '));

const collectText = (node: Node): string => {
  if (typeof node === 'string') return node;
  if (isExcluded(node)) return ' ';
  const text = node.children.map(collectText).join('');
  return INLINE.has(node.tagName) ? text : ` ${text} `;
};

export function normalizeText(text: string): string {
  // Fast path: most text nodes are whitespace between tags.
  if (text.trim() === '') return '';
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim();
}

/** The text of a node as a reader sees it. */
export const visibleText = (node: Node): string => normalizeText(collectText(node));
