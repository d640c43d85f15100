import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Post } from '../read/blogModel.ts';
import { TRUNCATE_MARKER } from '../read/loadBlog.ts';
import { remarkAdmonitions } from '../markdown/remarkAdmonitions.ts';
import { remarkFileLinks } from '../markdown/remarkFileLinks.ts';
import { remarkSymbols } from '../markdown/remarkSymbols.ts';
import type { MarkdownContext } from '../markdown/types.ts';

// A list page shows text: components, code and pictures wait on the post's own page.
const SHOWN = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'em', 'strong', 'a', 'code', 'span', 'del']);

const isShown = (node: ElementContent): boolean =>
  node.type === 'text' || (node.type === 'element' && SHOWN.has(node.tagName));

/** The markdown above the truncate marker, or the first paragraph where there is none. */
export function bodyToExcerptSource(body: string): string {
  const source = body.split(TRUNCATE_MARKER)[0] ?? body;
  const text = source.replace(/^(import|export) .*$/gm, '').replace(/<[A-Z][^>]*\/>/g, '');
  return source === body ? (text.split(/\n\s*\n/).find((block) => /^[A-Za-z*[_`]/.test(block.trim())) ?? '') : text;
}

function dropRest() {
  return (tree: Root): void => {
    tree.children = tree.children.filter((node) => isShown(node as ElementContent));
    visit(tree, 'element', (node: Element) => {
      node.children = node.children.filter((child) => isShown(child));
    });
  };
}

/** The excerpt of a post as HTML; context resolves symbols and file links as on the post's page. */
export async function renderExcerpt(post: Post, context: MarkdownContext): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkAdmonitions)
    .use(remarkSymbols(context))
    .use(remarkFileLinks(context))
    .use(remarkRehype)
    .use(dropRest);
  const file = { value: bodyToExcerptSource(post.body), path: post.file };
  const tree = await processor.run(processor.parse(file.value), file);
  return toHtml(h('div', (tree as Root).children as ElementContent[]).children);
}
