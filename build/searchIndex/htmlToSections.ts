import type { Element, Node } from '#root/build/html/htmlTree.ts';
import { findElement } from '#root/build/html/htmlTree.ts';
import type { Section } from '../../src/search/engine/model.ts';
import { headingRole, isEventRow, isExcluded } from './pageParts.ts';
import { normalizeText, visibleText } from './visibleText.ts';

const BLOCKS = new Set('p li dd dt td th blockquote figcaption summary'.split(' '));
const MEMBER_LEVEL = 3;

const levelOf = ({ tagName }: Element): number => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0);

/** Collects the sections of a page in document order. */
class SectionList {
  readonly sections: Section[];
  private current: Section | undefined;

  constructor(title: string) {
    this.current = { level: 1, anchor: '', heading: title, content: '' };
    this.sections = [this.current];
  }

  addText(text: string): void {
    if (text && this.current) this.current.content += this.current.content ? ` ${text}` : text;
  }

  addHeading(heading: string, anchor: string, level: number): void {
    if (level === 1) return;
    const role = headingRole(anchor);
    if (role === 'skip') this.current = undefined;
    else if (role === 'part') this.current = this.sections[0];
    else this.start({ level, anchor, heading, content: '' });
  }

  start(section: Section): void {
    this.sections.push(section);
    this.current = section;
  }
}

function addEvent(list: SectionList, row: Element): void {
  const name = findElement(row, ({ tagName }) => tagName === 'th');
  const cells = row.children.filter((child) => child !== name);
  const heading = name ? visibleText(name) : '';
  const content = normalizeText(cells.map(visibleText).join(' '));
  list.start({ level: MEMBER_LEVEL, anchor: row.attributes['id'] ?? '', heading, content });
}

/** Splits a page at its headings. Text before the first heading belongs to the page itself. */
export function htmlToSections(root: Node, title: string): Section[] {
  const list = new SectionList(title);
  const visit = (node: Node): void => {
    if (typeof node === 'string') return list.addText(normalizeText(node));
    if (isExcluded(node)) return;
    const level = levelOf(node);
    if (level > 0) list.addHeading(visibleText(node), node.attributes['id'] ?? '', level);
    else if (isEventRow(node)) addEvent(list, node);
    else if (BLOCKS.has(node.tagName)) list.addText(visibleText(node));
    else node.children.forEach(visit);
  };
  visit(root);
  return list.sections;
}
