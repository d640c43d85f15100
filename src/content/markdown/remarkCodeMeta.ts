import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Hands the words behind a fence's language (`title="main.ts" {1}`) on to HTML as a property: nothing else survives there. */
export function remarkCodeMeta() {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      if (node.meta) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, metastring: node.meta } };
    });
  };
}
