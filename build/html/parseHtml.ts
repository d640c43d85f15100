import { Parser } from 'htmlparser2';
import type { Element, Node } from './htmlTree.ts';

interface ParseOptions {
  /** Stop after the first element of this name: what follows it is not read. */
  until?: string;
}

/** htmlparser2 splits text at character references; words must stay in one piece. */
function appendText(children: Node[], text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}

/**
 * Parses a page into the smallest tree that serves our readers: a DOM with links to parents and siblings takes half as
 * long again. The content of a `<template>` is left out, as in a DOM: no visitor sees it. A comment leaves a space.
 */
export function parseHtml(html: string, { until }: ParseOptions = {}): Element {
  const root: Element = { tagName: '', attributes: {}, children: [] };
  const open: Element[] = [root];
  const children = (): Node[] => open.at(-1)!.children;
  const parser = new Parser({
    onopentag: (tagName, attributes) => {
      const element: Element = { tagName, attributes, children: [] };
      children().push(element);
      open.push(element);
    },
    ontext: (text) => appendText(children(), text),
    oncomment: () => appendText(children(), ' '),
    onclosetag: (name) => {
      const closed = open.pop()!;
      if (name === 'template') closed.children = [];
      if (name === until) parser.pause();
    },
  });
  parser.end(html);
  return root;
}
