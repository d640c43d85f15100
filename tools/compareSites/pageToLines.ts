import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Line } from './lines.ts';
import { isBlock, isCode, keepsWhitespace, VOID_ELEMENTS } from './elements.ts';

const IGNORED_ATTRIBUTES = /^(nonce|data-astro-cid-\w+)$/;

/** Turns a page into lines: a start tag, an end tag or a text each. Equal lines mean an equal DOM. */
export function pageToLines(html: string): Line[] {
  const lines: Line[] = [];
  for (const node of parse(html).childNodes) writeNode(node, '', lines);
  return lines;
}

function writeNode(node: Tree.ChildNode, inside: string, lines: Line[]): void {
  if (node.nodeName === '#documentType') lines.push({ text: '<!doctype>', inside });
  if ('tagName' in node) writeElement(node, inside, lines);
}

function writeElement(element: Tree.Element, inside: string, lines: Line[]): void {
  lines.push({ text: toStartTag(element), inside });
  const own = inside ? `${inside} > ${toStep(element)}` : toStep(element);
  writeChildren(element, own, lines);
  if (!VOID_ELEMENTS.has(element.tagName)) lines.push({ text: `</${element.tagName}>`, inside });
}

function writeChildren(element: Tree.Element, inside: string, lines: Line[]): void {
  const parent = 'content' in element ? (element as Tree.Template).content : element;
  const children = parent.childNodes.filter((node) => node.nodeName !== '#comment');
  let text = '';
  children.forEach((node, index) => {
    if (node.nodeName !== '#text') return writeNode(node, inside, lines);
    // A dropped comment (React marks the seam of two texts with one) leaves two texts side by side.
    text += (node as Tree.TextNode).value;
    if (children[index + 1]?.nodeName === '#text') return;
    lines.push(...textToLines(text, element, lines, children[index + 1], inside));
    text = '';
  });
}

function textToLines(
  text: string,
  parent: Tree.Element,
  before: readonly Line[],
  next: Tree.ChildNode | undefined,
  inside: string,
): Line[] {
  if (isCode(parent)) return splitLines(text, '').map((line) => ({ text: line, inside }));
  if (keepsWhitespace(parent)) return splitLines(text, '⏎').map((line) => ({ text: line, inside }));
  const startsBlock = isBlockTag(before.at(-1)?.text ?? '');
  const endsBlock = next ? 'tagName' in next && isBlock(next.tagName) : isBlock(parent.tagName);
  let shown = text.replace(/\s+/g, ' ');
  if (startsBlock) shown = shown.trimStart();
  if (endsBlock) shown = shown.trimEnd();
  return shown ? [{ text: shown, inside }] : [];
}

/** The lines of a text, with a mark for each line break that is visible. */
const splitLines = (text: string, mark: string): string[] =>
  text.replaceAll('\n', `${mark}\n`).split('\n').filter(Boolean);

/** The line before a text is the tag it touches: the parent's start tag, or the end of its sibling. */
function isBlockTag(line: string): boolean {
  const name = /^<\/?([\w-]+)/.exec(line)?.[1];
  return name !== undefined && isBlock(name);
}

function toStartTag({ tagName, attrs }: Tree.Element): string {
  const shown = attrs
    .filter(({ name }) => !IGNORED_ATTRIBUTES.test(name))
    .map(({ name, value }) => ` ${name}="${name === 'class' ? value.trim().replace(/\s+/g, ' ') : value}"`);
  return `<${tagName}${shown.toSorted().join('')}>`;
}

function toStep({ tagName, attrs }: Tree.Element): string {
  const of = (name: string) => attrs.find((attribute) => attribute.name === name)?.value.trim() ?? '';
  const id = of('id') && `#${of('id')}`;
  return tagName + id + of('class').replace(/^(?=.)|\s+/g, '.');
}
