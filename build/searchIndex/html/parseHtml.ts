import type { Element } from './htmlTree.ts';
import { parseAnyHtml } from './parseAnyHtml.ts';
import { readTree } from './readTree.ts';

/** The elements of a page. Our own pages are plain; what is not is left to a parser that knows all of HTML. */
export const parseHtml = (html: string): Element => readTree(html) ?? parseAnyHtml(html);
