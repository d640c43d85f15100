import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

// From about this length on a cell holds a sentence, which must not be squeezed into a column of single words.
const LONG_CELL_CHARACTERS = 36;

function markLongCells(table: Element): void {
  visit(table, { tagName: 'td' }, (cell: Element) => {
    if (toString(cell).length > LONG_CELL_CHARACTERS) cell.properties['className'] = ['cell-long'];
  });
}

/** A wide table scrolls inside its own frame instead of widening the page. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      markLongCells(node);
      parent.children[index] = h(
        'div',
        { className: ['table-frame'], tabIndex: 0, role: 'region', ariaLabel: 'Table' },
        [node],
      );
      return SKIP;
    });
  };
}
