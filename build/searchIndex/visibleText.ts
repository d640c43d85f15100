import type { Node } from '#root/build/html/htmlTree.ts';
import { isSilent } from './pageParts.ts';

const INLINE = new Set('a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u var wbr'.split(' '));

const collectText = (node: Node): string => {
  if (typeof node === 'string') return node;
  if (isSilent(node)) return ' ';
  const text = node.children.map(collectText).join('');
  return INLINE.has(node.tagName) ? text : ` ${text} `;
};

export function tidy(text: string): string {
  // Most of what stands between tags is nothing.
  if (text.trim() === '') return '';
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim();
}

/** The text of a node as it is read. */
export const visibleText = (node: Node): string => tidy(collectText(node));
