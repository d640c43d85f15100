import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const parseHtml = (html: string): Node => parse(html);

export const isElement = (node: Node): node is Element => 'tagName' in node;

export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The first element, in the order of the page, for which the test holds. */
export function findElement(node: Node, test: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && test(node)) return node;
  for (const child of childrenOf(node)) {
    const found = findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

export function findElements(node: Node, test: (element: Element) => boolean): Element[] {
  const inner = childrenOf(node).flatMap((child) => findElements(child, test));
  return isElement(node) && test(node) ? [node, ...inner] : inner;
}
