import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ACTIVE_PANEL, TAB_VALUE, TABS } from '#src/contracts/attributes.ts';
import { placeOf } from './filePath.ts';

interface Tab {
  value: string;
  label: string;
  isDefault: boolean;
  children: MdxJsxFlowElement['children'];
}

function attributeOf(node: MdxJsxFlowElement, name: string): string | boolean | undefined {
  const found = node.attributes.find(
    (entry): entry is MdxJsxAttribute => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  if (!found) return undefined;
  if (found.value === null || found.value === undefined) return true;
  return typeof found.value === 'string' ? found.value : found.value.value.replace(/^['"`]|['"`]$/g, '');
}

const isElement = (node: unknown, name: string): node is MdxJsxFlowElement =>
  (node as MdxJsxFlowElement).type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === name;

function readTab(item: MdxJsxFlowElement): Tab {
  const value = String(attributeOf(item, 'value') ?? attributeOf(item, 'label') ?? '');
  return {
    value,
    label: String(attributeOf(item, 'label') ?? value),
    isDefault: attributeOf(item, 'default') !== undefined,
    children: item.children,
  };
}

type Node = MdxJsxFlowElement['children'][number];

const element = (name: string, properties: Record<string, unknown>, children: Node[]): Node =>
  ({ type: 'blockquote', children, data: { hName: name, hProperties: properties } }) as unknown as Node;

const text = (value: string): Node => ({ type: 'text', value }) as unknown as Node;

/** Every tab is in the page; a small script shows one at a time, and without it all of them are read in order. */
function buildTabs(tabs: readonly Tab[], group: string, prefix: string): Node[] {
  const active = Math.max(
    0,
    tabs.findIndex((tab) => tab.isDefault),
  );
  const buttons = tabs.map((tab, index) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${prefix}-tab-${index}`,
        className: ['tabs__tab'],
        ariaSelected: String(index === active),
        ariaControls: `${prefix}-panel-${index}`,
        tabIndex: index === active ? 0 : -1,
        [TAB_VALUE]: tab.value,
      },
      [text(tab.label)],
    ),
  );
  const panels = tabs.map((tab, index) =>
    element(
      'div',
      {
        role: 'tabpanel',
        id: `${prefix}-panel-${index}`,
        className: ['tabs__panel'],
        ariaLabelledBy: `${prefix}-tab-${index}`,
        [ACTIVE_PANEL]: index === active ? '' : undefined,
      },
      tab.children as Node[],
    ),
  );
  const list = element('div', { role: 'tablist', className: ['tabs__list'], ariaLabel: group || 'Choices' }, buttons);
  return [element('div', { className: ['tabs'], [TABS]: group }, [list, ...panels])];
}

/** `<Tabs groupId="…"><TabItem value label default>` becomes plain markup that works on every page. */
export function remarkTabs() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!isElement(node, 'Tabs') || !parent || index === undefined) return;
      const items = node.children.filter((child): child is Node & MdxJsxFlowElement => isElement(child, 'TabItem'));
      if (items.length === 0)
        throw new Error(`${placeOf(file, node)}: <Tabs> holds no <TabItem>. Put at least one inside it.`);
      count += 1;
      parent.children.splice(
        index,
        1,
        ...(buildTabs(items.map(readTab), String(attributeOf(node, 'groupId') ?? ''), `tabs-${count}`) as never[]),
      );
    });
  };
}
