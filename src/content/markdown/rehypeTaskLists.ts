import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The boxes of a task list say whether they are ticked to those who cannot see it. */
export function rehypeTaskLists() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'input' || node.properties['type'] !== 'checkbox') return;
      node.properties['ariaLabel'] = node.properties['checked'] ? 'Done' : 'Not done';
    });
  };
}
