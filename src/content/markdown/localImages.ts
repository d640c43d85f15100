import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { Definition, Image, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isExternal } from '#src/lib/url.ts';
import { addModule } from './fileData.ts';
import { placeOf } from './filePath.ts';
import { buildImport, identifier } from './moduleConstants.ts';
import { resolveImport } from './resolveImport.ts';

const ASSETS = 'astro:assets';
const COMPONENT = '_LocalImage';

const isLocal = (url: string): boolean => url !== '' && !isExternal(url) && !/^[/#]/.test(url);

const urlToModule = (url: string, file: VFile): string | undefined =>
  resolveImport(decodeURI(url.startsWith('.') ? url : `./${url}`), file.path);

function noteImage(node: Image | Definition, file: VFile): void {
  const id = urlToModule(node.url, file);
  if (id === undefined) throw new Error(`${placeOf(file, node)}: the image "${node.url}" does not exist.`);
  addModule(file, id);
  addModule(file, ASSETS);
}

/** Notes which images next to the page it shows, so that the bundler knows them. */
export function remarkLocalImages() {
  return (tree: Root, file: VFile): void => {
    const references = new Set<string>();
    visit(tree, 'imageReference', ({ identifier: name }) => void references.add(name));
    visit(tree, 'image', (node) => void (isLocal(node.url) && noteImage(node, file)));
    visit(tree, 'definition', (node) => {
      if (references.has(node.identifier) && isLocal(node.url)) noteImage(node, file);
    });
  };
}

const toAttribute = ([name, value]: [string, unknown]): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name: name === 'className' ? 'class' : name,
  value: Array.isArray(value) ? value.join(' ') : String(value),
});

function buildImage({ src: _src, ...properties }: Element['properties'], local: string): MdxJsxFlowElement {
  const source: MdxJsxAttribute = {
    type: 'mdxJsxAttribute',
    name: 'src',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: local,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: identifier(local) }],
        },
      },
    },
  };
  const attributes = [...Object.entries(properties).map(toAttribute), source];
  return { type: 'mdxJsxFlowElement', name: COMPONENT, attributes, children: [] };
}

/** Images next to the page become Astro's `<Image>`, which optimizes them and knows their size. */
export function rehypeLocalImages() {
  return (tree: HtmlRoot, file: VFile): void => {
    const locals = new Map<string, string>();
    visit(tree, 'element', (node, index, parent) => {
      const { src } = node.properties;
      if (node.tagName !== 'img' || typeof src !== 'string' || !isLocal(src) || !parent || index === undefined) return;
      const id = urlToModule(src, file);
      if (id === undefined || !file.data.modules?.has(id)) return;
      if (!locals.has(id)) locals.set(id, `_image${locals.size}`);
      parent.children[index] = buildImage(node.properties, locals.get(id)!) as unknown as ElementContent;
    });
    if (locals.size === 0) return;
    const imports = [...locals].map(([id, local]) => buildImport(local, 'default', id));
    tree.children.unshift(buildImport(COMPONENT, 'Image', ASSETS), ...imports);
  };
}
