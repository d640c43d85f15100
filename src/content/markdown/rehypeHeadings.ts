import Slugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Heading } from './fileData.ts';

const HEADING = /^h([1-6])$/;
const CUSTOM_ID = /\s*\\?\{#([\w-]+)\\?\}\s*$/;

/** Takes a trailing `{#id}` off a heading's text and returns the id. */
function takeCustomId(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const id = CUSTOM_ID.exec(last.value)?.[1];
  if (id) last.value = last.value.replace(CUSTOM_ID, '');
  return id;
}

function buildAnchor(id: string, text: string): Element {
  return h('a', {
    className: ['hash-link'],
    href: `#${id}`,
    ariaLabel: `Direct link to ${text}`,
    title: `Direct link to ${text}`,
  });
}

/** Gives every heading an id (its own `{#id}` or its text) and, below level 1, a direct link; lists them all. */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const slugger = new Slugger();
    const headings: Heading[] = [];
    visit(tree, 'element', (node) => {
      const level = Number(HEADING.exec(node.tagName)?.[1] ?? 0);
      if (!level) return;
      const customId = takeCustomId(node);
      const text = toString(node).trim();
      const given = typeof node.properties['id'] === 'string' ? node.properties['id'] : undefined;
      const id = customId ?? given ?? slugger.slug(text);
      node.properties['id'] = id;
      headings.push({ depth: level, slug: id, text });
      if (level > 1) node.children.push(buildAnchor(id, text));
    });
    file.data.headings = headings;
  };
}
