import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** From this many characters on a cell holds words to read, not a name or a number. */
const PROSE_LENGTH = 18;

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName !== 'tr') return undefined;
    rows.push(node.children.filter((cell): cell is Element => cell.type === 'element'));
    return SKIP;
  });
  return rows;
}

/** Marks the heads of columns with sentences, so that a narrow screen does not squeeze them to a word a line. */
function markProseColumns(table: Element): void {
  const [heads = [], ...rows] = rowsOf(table);
  heads.forEach((head, column) => {
    const isProse = rows.some((row) => row[column] && toString(row[column]).length >= PROSE_LENGTH);
    if (isProse) head.properties['className'] = ['table-prose'];
  });
}

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
      markProseColumns(node);
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
