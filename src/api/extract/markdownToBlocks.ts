import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Block, Inline } from '../model/types.ts';
import { urlToTarget } from './commentToMarkdown.ts';
import type { ExtractContext } from './context.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

const WIKI_LINK = /\[\[([^\]\s]+)\]\]/;

/** `[[Actor]]` in text is a link too, or code if no symbol has that name. */
function textToInlines(text: string, context: ExtractContext): Inline[] {
  return text.split(/(\[\[[^\]\s]+\]\])/).flatMap((part): Inline[] => {
    const name = WIKI_LINK.exec(part)?.[1];
    if (!name) return part ? [part.replace(/\s*\n\s*/g, ' ')] : [];
    const target = context.resolveName(name);
    return [target ? { ...target, text: name } : { code: name }];
  });
}

function codeToInline(code: string, context: ExtractContext): Inline {
  // Words like `range` are usually plain words, not the function of that name.
  const target = /^[A-Z]/.test(code) ? context.resolveName(code) : undefined;
  return target ? { ...target, text: code, isCode: true } : { code };
}

function phrasingToInlines(node: PhrasingContent, context: ExtractContext): Inline[] {
  switch (node.type) {
    case 'text':
      return textToInlines(node.value, context);
    case 'inlineCode':
      return [codeToInline(node.value, context)];
    case 'strong':
      return [{ strong: toInlines(node.children, context) }];
    case 'emphasis':
      return [{ emphasis: toInlines(node.children, context) }];
    case 'link': {
      const target = urlToTarget(node.url);
      return [target ? { ...target, text: toString(node) } : { href: node.url, text: toString(node) }];
    }
    case 'break':
      return [' '];
    case 'html':
      return [node.value];
    default:
      return [toString(node)];
  }
}

const toInlines = (nodes: PhrasingContent[], context: ExtractContext): Inline[] =>
  nodes.flatMap((node) => phrasingToInlines(node, context));

function nodeToBlocks(node: RootContent | BlockContent | DefinitionContent, context: ExtractContext): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'text', inlines: toInlines(node.children, context) }];
    case 'heading':
      return [{ kind: 'heading', inlines: toInlines(node.children, context) }];
    case 'code':
      return [{ kind: 'code', lang: node.lang ?? 'ts', code: node.value }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: node.children.flatMap((child) => nodeToBlocks(child, context)) }];
    case 'list': {
      const items = node.children.map((item) => item.children.flatMap((child) => nodeToBlocks(child, context)));
      return [{ kind: 'list', isOrdered: !!node.ordered, items }];
    }
    case 'html':
      return [{ kind: 'text', inlines: [node.value] }];
    default:
      return toString(node) ? [{ kind: 'text', inlines: [toString(node)] }] : [];
  }
}

/** Converts the Markdown of a comment to blocks. */
export function markdownToBlocks(markdown: string, context: ExtractContext): Block[] {
  return parser.parse(markdown).children.flatMap((node) => nodeToBlocks(node, context));
}
