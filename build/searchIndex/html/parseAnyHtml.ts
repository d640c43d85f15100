import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';
import type { Element, Node } from './htmlTree.ts';

function toNode(node: DefaultTreeAdapterTypes.Node): Node {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? toElement(node) : ' ';
}

function toElement(node: DefaultTreeAdapterTypes.ParentNode): Element {
  const attributes = 'attrs' in node ? node.attrs : [];
  return {
    tagName: 'tagName' in node ? node.tagName : '',
    attributes: new Map(attributes.map(({ name, value }) => [name, value])),
    children: node.childNodes.map(toNode),
  };
}

/** The elements of a page as browsers understand it, whatever its markup is like. Takes many times as long. */
export const parseAnyHtml = (html: string): Element => toElement(parse(html));
