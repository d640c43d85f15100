import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';

const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
type Kind = (typeof ADMONITION_KINDS)[number];

/** Older names authors may still write. */
const ALIASES: Readonly<Record<string, Kind>> = {
  caution: 'warning',
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

const isKind = (name: string): name is Kind => (ADMONITION_KINDS as readonly string[]).includes(name);
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isLabel = (node: RootContent | undefined): node is Paragraph =>
  node?.type === 'paragraph' && Boolean((node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel);

function buildTitle(kind: Kind, label: Paragraph | undefined): Paragraph {
  const children: PhrasingContent[] = label?.children ?? [{ type: 'text', value: capitalise(kind) }];
  return { type: 'paragraph', children, data: { hProperties: { className: ['admonition__title'] } } };
}

function toAdmonition(node: ContainerDirective, kind: Kind): void {
  const [first, ...rest] = node.children;
  const label = isLabel(first) ? first : undefined;
  const body = label ? rest : node.children;
  node.children = [buildTitle(kind, label), ...(body as ContainerDirective['children'])];
  node.data = {
    ...node.data,
    hName: 'div',
    // A note and no landmark: a page may have many of one kind.
    hProperties: { className: ['admonition', `admonition--${kind}`], role: 'note', ariaLabel: capitalise(kind) },
  };
}

type Directive = ContainerDirective | LeafDirective | TextDirective;
const MARKS = { containerDirective: ':::', leafDirective: '::', textDirective: ':' } as const;

/** A colon in prose ("10:am", "a:b") is not a directive: give the author's text back. */
function toText(node: Directive, source: string): PhrasingContent[] {
  const { position } = node;
  const start = position?.start.offset;
  const end = position?.end.offset;
  const text = start === undefined || end === undefined ? MARKS[node.type] + node.name : source.slice(start, end);
  return [{ type: 'text', value: text }];
}

/** `:::note[Title] … :::` becomes a box; nesting works by more colons outside. */
export function remarkAdmonitions() {
  return (tree: Root, file: { value: unknown }): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'containerDirective' && node.type !== 'leafDirective' && node.type !== 'textDirective') return;
      const name = ALIASES[node.name] ?? node.name;
      if (node.type === 'containerDirective' && isKind(name)) return toAdmonition(node, name);
      if (!parent || index === undefined) return;
      const text = toText(node, String(file.value));
      const replacement = node.type === 'textDirective' ? text : [{ type: 'paragraph', children: text } as Paragraph];
      parent.children.splice(index, 1, ...(replacement as RootContent[]));
    });
  };
}
