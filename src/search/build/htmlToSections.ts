import type { Section } from '../engine/model.ts';
import type { Element, Node } from './htmlTree.ts';
import { attributeOf, childrenOf, isElement } from './htmlTree.ts';
import { isSilent, tidy, visibleText } from './visibleText.ts';

const BLOCKS = new Set('p li dd dt td th blockquote figcaption summary h1 h2 h3 h4 h5 h6'.split(' '));

const levelOf = ({ tagName }: Element): number => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0);

/** Marks what a page shows but another page owns, such as an inherited member. */
const isBorrowed = (element: Element): boolean => attributeOf(element, 'data-search') === 'borrowed';

/** Cuts the main area of a page at its headings. Text before the first heading belongs to the page itself. */
export function htmlToSections(main: Node, title: string): Section[] {
  const sections: Section[] = [{ level: 1, anchor: '', heading: title, content: '' }];
  const addText = (text: string): void => {
    const last = sections.at(-1)!;
    if (text) last.content = last.content ? `${last.content} ${text}` : text;
  };
  const addHeading = (element: Element, level: number): void => {
    const heading = visibleText(element);
    const anchor = attributeOf(element, 'id') ?? '';
    if (level > 1 && heading && anchor) sections.push({ level, anchor, heading, content: '' });
    else if (level > 1) addText(heading);
  };
  const visit = (node: Node): void => {
    if (node.nodeName === '#text') return addText(tidy((node as { value: string }).value));
    if (!isElement(node)) return childrenOf(node).forEach(visit);
    if (isSilent(node) || isBorrowed(node)) return;
    const level = levelOf(node);
    if (level > 0) addHeading(node, level);
    else if (BLOCKS.has(node.tagName)) addText(visibleText(node));
    else childrenOf(node).forEach(visit);
  };
  visit(main);
  return sections;
}
