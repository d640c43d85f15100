import type { Link, Root } from 'mdast';
import path from 'node:path';
import { unified } from 'unified';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { remarkGlossary } from './remarkGlossary.ts';

function linksOf(markdown: string, file: string): string[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown) as Root;
  remarkGlossary()(tree, new VFile({ path: path.resolve(file) }));
  const links: string[] = [];
  visit(tree, 'link', (node: Link) => void links.push(node.url));
  return links;
}

const PAGE = 'docs/fundamentals/engine.mdx';

it('links a term where the page uses it first, and only there', () => {
  expect(linksOf('A collider touches.\n\nThat collider again.', PAGE)).toEqual(['/docs/glossary#collider']);
});

it('leaves words with a common meaning to the author', () => {
  expect(linksOf('An operating system and a scene.', PAGE)).toEqual([]);
});

it('leaves headings, links, code and tables alone', () => {
  expect(linksOf('## The collider\n\n[a collider](/x), `collider`.', PAGE)).toEqual(['/x']);
});

it('does not mark a term on the page that explains it, in the glossary or outside the docs', () => {
  for (const file of ['docs/physics/colliders.mdx', 'docs/getting-started/glossary.mdx', 'blog/x/index.mdx']) {
    expect(linksOf('A collider touches.', file)).toEqual([]);
  }
});
