import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { siteConfig } from '#src/config/index.ts';
import { withoutBase } from '#src/lib/url.ts';
import { relativePath } from './filePath.ts';

type Picture = Element | MdxJsxFlowElement;

const isExample = (node: Picture): node is MdxJsxFlowElement => 'name' in node && node.name === 'LiveExample';
const isImage = (node: Picture): node is Element => node.type === 'element' && node.tagName === 'img';

function listPictures(tree: Root): Picture[] {
  const pictures: Picture[] = [];
  visit(tree, (node) => {
    const picture = node as unknown as Picture;
    if (isExample(picture) || isImage(picture)) pictures.push(picture);
  });
  return pictures;
}

/** The size of a picture of public/; Astro knows those of pictures beside a page. */
async function readSize(src: unknown): Promise<{ width?: number; height?: number }> {
  if (typeof src !== 'string' || !src.startsWith('/')) return {};
  const file = path.join('public', decodeURIComponent(withoutBase(src, siteConfig.baseUrl)));
  if (!existsSync(file)) return {};
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** Every picture keeps its place before it arrives; the first of a page arrives at once, the others when they come near. */
export function rehypeImages() {
  return async (tree: Root, file: VFile): Promise<void> => {
    // A post begins with its cover.
    const first = relativePath(file).startsWith('blog/') ? -1 : 0;
    for (const [at, picture] of listPictures(tree).entries()) {
      if (isImage(picture)) {
        const loading = at === first ? 'eager' : 'lazy';
        picture.properties = { ...(await readSize(picture.properties['src'])), loading, ...picture.properties };
      } else if (at === first) {
        picture.attributes.push({ type: 'mdxJsxAttribute', name: 'isFirst', value: 'true' });
      }
    }
  };
}
