import type { InlineCode, Link, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { routeToHref } from './href.ts';
import { placeOf } from './filePath.ts';
import type { MarkdownContext } from './types.ts';

const WRITTEN = /\[\[([A-Za-z_$][\w$.#]*(?:\(\))?)(?:\|([^\]]+))?\]\]/g;
const NAME = /^(?:ex\.)?([A-Za-z_$][\w$]*(?:[.#][A-Za-z_$][\w$]*)?)(?:\(\))?$/;

function buildLink(name: string, route: string, label: PhrasingContent): Link {
  return {
    type: 'link',
    url: routeToHref(route),
    children: [label],
    data: { hProperties: { className: ['api-link'], dataApi: name } },
  };
}

const code = (value: string): InlineCode => ({ type: 'inlineCode', value });

/** `[[Actor.pos]]` and `[[Actor.pos|position]]` in a piece of text; an unknown symbol stops the build. */
function splitText(node: Text, file: VFile, context: MarkdownContext): PhrasingContent[] | undefined {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of node.value.matchAll(WRITTEN)) {
    const name = (match[1] ?? '').replace(/\(\)$/, '');
    const route = context.resolveSymbol(name);
    if (!route) {
      throw new Error(
        `${placeOf(file, node)}: the engine exports no symbol "${name}". Correct the name in [[${match[1]}]].`,
      );
    }
    if (match.index > end) parts.push({ type: 'text', value: node.value.slice(end, match.index) });
    parts.push(buildLink(name, route, match[2] ? { type: 'text', value: match[2] } : code(match[1] ?? name)));
    end = match.index + match[0].length;
  }
  if (parts.length === 0) return undefined;
  if (end < node.value.length) parts.push({ type: 'text', value: node.value.slice(end) });
  return parts;
}

/** Links symbols written as `[[Name]]`, and inline code that is exactly the name of an exported symbol. */
export function remarkSymbols(context: MarkdownContext) {
  return () =>
    (tree: Root, file: VFile): void => {
      visit(tree, (node, index, parent) => {
        // A link inside a link or a heading's own anchor would not work.
        if (node.type === 'link' || node.type === 'heading' || node.type === 'linkReference') return SKIP;
        if (!parent || index === undefined) return undefined;
        if (node.type === 'text') {
          const parts = splitText(node, file, context);
          if (!parts) return undefined;
          parent.children.splice(index, 1, ...(parts as never[]));
          return [SKIP, index + parts.length];
        }
        if (node.type === 'inlineCode') {
          const name = NAME.exec(node.value)?.[1];
          if (!name || !context.isLinkable(name)) return undefined;
          const route = context.resolveSymbol(name);
          if (!route) return undefined;
          parent.children.splice(index, 1, buildLink(name, route, node) as never);
          return [SKIP, index + 1];
        }
        return undefined;
      });
    };
}
