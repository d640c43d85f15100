import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** The corner above a column of names is empty, and a header must say something. */
function markHeader(cell: Element): void {
  if (cell.tagName !== 'th') return;
  if (cell.children.length === 0) cell.tagName = 'td';
  else cell.properties['scope'] = 'col';
}

/** A wide table scrolls inside its own frame instead of widening the page. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      visit(node, 'element', markHeader);
      parent.children[index] = h(
        'div',
        // Reached by the keyboard to be scrolled, but no landmark: a page may have many.
        { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
        [node],
      );
      return SKIP;
    });
  };
}
