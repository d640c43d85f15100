import { decodeEntities } from '#src/lib/entities.ts';
import type { Element } from './htmlTree.ts';
import { isTablePart, opensInside } from './nesting.ts';
import { findEnd, isOpaque } from './opaque.ts';
import { hasKnownReferences } from './references.ts';
import type { Tag } from './tag.ts';
import { readTag } from './tag.ts';

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** They follow rules of their own. */
const STRANGE = new Set('frameset image listing math noembed noframes plaintext xmp'.split(' '));
const WITH_LINKS = new Set(['pre', 'svg']);
const LINK = /<a\s/gi;
const BLANK = /^\s*$/;

/** Reads one page up to the end of its main part. Every step says whether the page is still understood. */
class TreeReader {
  readonly root: Element = { tagName: '', attributes: '', children: [] };
  private readonly html: string;
  private readonly open: Element[] = [this.root];
  private at = 0;
  private isDone = false;

  constructor(html: string) {
    this.html = html;
  }

  read(): boolean {
    while (!this.isDone) {
      const next = this.html.indexOf('<', this.at);
      if (next === -1) return this.open.length === 1;
      if (next > this.at && !this.addText(this.html.slice(this.at, next))) return false;
      this.at = next;
      if (!(this.html[next + 1] === '!' ? this.passComment() : this.passTag())) return false;
    }
    return true;
  }

  private get parent(): Element {
    return this.open.at(-1)!;
  }

  private addText(markup: string): boolean {
    if (!hasKnownReferences(markup) || (isTablePart(this.parent.tagName) && !BLANK.test(markup))) return false;
    this.parent.children.push(decodeEntities(markup));
    return true;
  }

  private passComment(): boolean {
    const ending = this.html.startsWith('<!--', this.at) ? '-->' : '>';
    const end = this.html.indexOf(ending, this.at + 2);
    this.at = end + ending.length;
    this.parent.children.push(' ');
    return end !== -1;
  }

  private passTag(): boolean {
    const tag = readTag(this.html, this.at);
    if (!tag) return false;
    this.at = tag.end;
    return tag.isEnd ? this.endElement(tag.name) : this.startElement(tag);
  }

  private startElement({ name, attributes, isClosed }: Tag): boolean {
    if (STRANGE.has(name) || !opensInside(name, this.open) || !hasKnownReferences(attributes)) return false;
    const element: Element = { tagName: name, attributes, children: [] };
    this.parent.children.push(element);
    if (isOpaque(name)) return (isClosed && name === 'svg') || this.passContent(element);
    if (!VOID.has(name)) this.open.push(element);
    return true;
  }

  private endElement(name: string): boolean {
    this.isDone = name === 'main';
    return this.open.pop()!.tagName === name;
  }

  private passContent({ tagName, children }: Element): boolean {
    const end = findEnd(this.html, tagName, this.at);
    if (!end) return false;
    const content = this.html.slice(this.at, end.content);
    this.at = end.tag;
    if (tagName === 'title') return this.addTitle(content, children);
    // A script may hide its own end tag in a comment.
    if (tagName === 'script') return !content.includes('<!--');
    return !WITH_LINKS.has(tagName) || this.addLinks(content, children);
  }

  private addTitle(content: string, children: Element['children']): boolean {
    children.push(decodeEntities(content));
    return hasKnownReferences(content);
  }

  private addLinks(content: string, children: Element['children']): boolean {
    for (const { index } of content.matchAll(LINK)) {
      const tag = readTag(content, index);
      if (!tag || !hasKnownReferences(tag.attributes)) return false;
      children.push({ tagName: 'a', attributes: tag.attributes, children: [] });
    }
    return true;
  }
}

/** The elements of a page up to the end of its main part; nothing where that takes more than matching tags in pairs. */
export function readTree(html: string): Element | undefined {
  const reader = new TreeReader(html);
  return reader.read() ? reader.root : undefined;
}
