import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** A wide table scrolls inside its own frame instead of widening the page. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      parent.children[index] = h(
        'div',
        { className: ['table-frame'], tabIndex: 0, role: 'region', ariaLabel: 'Table' },
        [node],
      );
      return SKIP;
    });
  };
}
