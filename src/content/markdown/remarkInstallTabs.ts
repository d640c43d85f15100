import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { npmToManager, PACKAGE_MANAGERS } from './packageManagers.ts';

const isInstall = (node: RootContent): node is Code => node.type === 'code' && /\bnpm2yarn\b/.test(node.meta ?? '');

function buildTab(code: Code, manager: (typeof PACKAGE_MANAGERS)[number]): MdxJsxFlowElement {
  const value = code.value
    .split('\n')
    .map((line) => npmToManager(line, manager))
    .join('\n');
  return {
    type: 'mdxJsxFlowElement',
    name: 'TabItem',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'value', value: manager },
      { type: 'mdxJsxAttribute', name: 'label', value: manager },
    ],
    children: [{ ...code, meta: (code.meta ?? '').replace(/\bnpm2yarn\b/, '').trim(), value }],
  };
}

/** ```bash npm2yarn becomes one tab for each package manager, synced over the whole site. */
export function remarkInstallTabs() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || !isInstall(node as RootContent)) return undefined;
      const tabs: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Tabs',
        attributes: [{ type: 'mdxJsxAttribute', name: 'groupId', value: 'package-manager' }],
        children: PACKAGE_MANAGERS.map((manager) => buildTab(node as Code, manager)),
      };
      parent.children.splice(index, 1, tabs as never);
      return [SKIP, index];
    });
  };
}
