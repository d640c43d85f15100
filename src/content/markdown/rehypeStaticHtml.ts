import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';

type Node = RootContent | ElementContent;
type Parent = { children: Node[] };

const isParent = (node: object): node is Parent => 'children' in node;

const isStatic = (node: Node): boolean =>
  !node.type.startsWith('mdx') && (!isParent(node) || node.children.every(isStatic));

/** `<details>` in MDX is JSX for the parser; without attributes it is the same as HTML. */
function simplifyJsx(node: Node): void {
  const { type, name, attributes } = node as MdxJsxFlowElement;
  if (!/^mdxJsx(Flow|Text)Element$/.test(type) || !name || name !== name.toLowerCase() || attributes.length > 0) return;
  Object.assign(node as unknown as Element, { type: 'element', tagName: name, properties: {} });
}

function toFragment(nodes: Node[]): Node[] {
  if (!nodes.some(({ type }) => type === 'element')) return nodes;
  const html = toHtml(nodes as ElementContent[]);
  return [
    {
      type: 'mdxJsxFlowElement',
      name: 'Fragment',
      attributes: [{ type: 'mdxJsxAttribute', name: 'set:html', value: html }],
      children: [],
    },
  ];
}

function collapse(parent: Parent): void {
  const children: Node[] = [];
  let run: Node[] = [];
  for (const node of parent.children) {
    if (isStatic(node)) {
      run.push(node);
      continue;
    }
    if (isParent(node)) collapse(node);
    children.push(...toFragment(run), node);
    run = [];
  }
  parent.children = [...children, ...toFragment(run)];
}

/** Whatever holds no component becomes finished HTML: rendering it then costs nothing. Must be the last step. */
export function rehypeStaticHtml() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      simplifyJsx(node as Node);
      // What an author notes in a comment isn't for visitors.
      if (node.type !== 'comment' || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    collapse(tree);
  };
}
