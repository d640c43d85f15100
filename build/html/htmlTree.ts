export interface Element {
  tagName: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
}

/** Text is a plain string with its character references decoded. */
export type Node = Element | string;

/** The first element, in document order, for which the test holds. */
export function findElement(node: Node, test: (element: Element) => boolean): Element | undefined {
  if (typeof node === 'string') return undefined;
  if (test(node)) return node;
  for (const child of node.children) {
    const found = findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** All of them, in document order. */
export function findElements(node: Node, test: (element: Element) => boolean, found: Element[] = []): Element[] {
  if (typeof node === 'string') return found;
  if (test(node)) found.push(node);
  for (const child of node.children) findElements(child, test, found);
  return found;
}

/** All text below a node, as it is written. */
export const textOf = (node: Node): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));
