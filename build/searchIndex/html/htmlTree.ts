import { findAttribute } from './tag.ts';

export interface Element {
  tagName: string;
  /** As they stand in the tag: few are ever asked for. By name where another parser has taken them apart. */
  attributes: string | ReadonlyMap<string, string>;
  children: Node[];
}

/** Text is just its words, and a comment the gap that it leaves between them. */
export type Node = Element | string;

export function attributeOf({ attributes }: Element, name: string): string | undefined {
  if (typeof attributes !== 'string') return attributes.get(name);
  return attributes === '' ? undefined : findAttribute(attributes, name);
}

/** The first element, in the order of the page, for which the test holds. */
export function findElement(node: Node, test: (element: Element) => boolean): Element | undefined {
  if (typeof node === 'string') return undefined;
  if (test(node)) return node;
  for (const child of node.children) {
    const found = findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** All of them, in the order of the page. */
export function findElements(node: Node, test: (element: Element) => boolean, found: Element[] = []): Element[] {
  if (typeof node === 'string') return found;
  if (test(node)) found.push(node);
  for (const child of node.children) findElements(child, test, found);
  return found;
}
