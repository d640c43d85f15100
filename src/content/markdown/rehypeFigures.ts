import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

const isBlank = (node: Element['children'][number]): boolean => node.type === 'text' && node.value.trim() === '';

interface MdxImage {
  type: string;
  name?: string;
  attributes?: { name?: string; value?: unknown }[];
}

const isPicture = (node: unknown): boolean => {
  const { type, name, tagName } = node as MdxImage & { tagName?: string };
  return tagName === 'img' || (type.startsWith('mdxJsx') && (name === 'img' || name === 'astro-image'));
};

/** A picture alone in its paragraph with a title becomes a figure: the title is its caption. */
export function rehypeFigures() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'p' || !parent || index === undefined) return undefined;
      const content = node.children.filter((child) => !isBlank(child));
      const [image] = content;
      if (content.length !== 1 || !image || !isPicture(image) || image.type !== 'element') return undefined;
      const { title } = image.properties;
      if (typeof title !== 'string') return undefined;
      delete image.properties['title'];
      parent.children[index] = h('figure', { className: ['figure'] }, [image, h('figcaption', title)]);
      return SKIP;
    });
  };
}
