import path from 'node:path';
import type { Definition, Image, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isExternal } from '#src/lib/url.ts';
import { externalRel } from '#src/ui/Link/externalRel.ts';
import { routeToHref } from './href.ts';
import { placeOf, relativePath } from './filePath.ts';
import type { MarkdownContext } from './types.ts';

const isMarkdownFile = (url: string): boolean => /\.mdx?(?:[#?]|$)/.test(url);

function resolveMarkdown(url: string, node: Link | Definition, file: VFile, context: MarkdownContext): string {
  const [target = '', tail = ''] = url.split(/(?=[#?])(.*)/s);
  const from = path.posix.dirname(relativePath(file));
  const wanted = target.startsWith('/')
    ? target.slice(1)
    : path.posix.normalize(path.posix.join(from, decodeURI(target)));
  const route = context.resolveFile(wanted);
  if (!route) throw new Error(`${placeOf(file, node)}: the link "${url}" leads to ${wanted}, which is not a page.`);
  return routeToHref(encodeURI(route)) + tail;
}

function markExternal(node: Link): void {
  node.data = {
    ...node.data,
    hProperties: { ...node.data?.hProperties, target: '_blank', rel: externalRel().split(' ') },
  };
  node.children.push({
    type: 'emphasis',
    children: [{ type: 'text', value: ' (opens in a new tab)' }],
    data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
  });
}

/** Links to files become routes, routes get the base path, addresses outside the site open in a new tab. */
export function remarkFileLinks(context: MarkdownContext) {
  return () =>
    (tree: Root, file: VFile): void => {
      visit(tree, ['link', 'definition'], (found) => {
        const node = found as Link | Definition;
        if (isExternal(node.url)) {
          if (node.type === 'link' && /^https?:|^\/\//.test(node.url)) markExternal(node);
        } else if (isMarkdownFile(node.url)) node.url = resolveMarkdown(node.url, node, file, context);
        else if (!(node.data?.hProperties as { dataApi?: string } | undefined)?.dataApi)
          node.url = routeToHref(node.url);
      });
      visit(tree, 'image', (node: Image) => {
        node.url = routeToHref(node.url);
      });
    };
}
