import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { DIAGRAM } from '#src/contracts/attributes.ts';
import { buildCodeBlock } from '#src/ui/CodeBlock/buildCodeBlock.ts';
import { parseCodeMeta } from '#src/ui/CodeBlock/codeMeta.ts';
import { routeToHref } from './href.ts';
import type { MarkdownContext } from './types.ts';

const TYPED = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);

/** Which identifiers of a code block lead to the API: exported names, where they can only mean the engine's. */
export function createTokenLinker(context: MarkdownContext) {
  return (text: string, before: string, after: string): { href: string; symbol: string } | undefined => {
    if (!context.isLinkable(text)) return undefined;
    const qualified = /\bex\.$/.test(before);
    const isMember = /\.$/.test(before) && !qualified;
    const isType = /^[A-Z]/.test(text);
    const isDeclared = /\b(?:class|interface|type|enum|const|let|function)\s+$/.test(before);
    const isKey = /^\s*\??:/.test(after) && !isType;
    const isImported = /^\s*import\b.*\{[^}]*$/.test(before);
    const isCall = /^\s*[(<]/.test(after);
    if (isMember || isDeclared || isKey || !(qualified || isType || isImported || isCall)) return undefined;
    const route = context.resolveSymbol(text);
    return route ? { href: routeToHref(route), symbol: text } : undefined;
  };
}

function languageOf(code: Element): string {
  const classes = code.properties['className'];
  const name = Array.isArray(classes) ? classes.find((entry) => String(entry).startsWith('language-')) : undefined;
  return name ? String(name).slice('language-'.length) : 'text';
}

// As of remarkCodeMeta.
const metaOf = (code: Element): string => String(code.properties['metastring'] ?? '');

function buildDiagram(source: string): Element {
  return h('figure', { className: ['diagram'], [DIAGRAM]: '', tabIndex: 0 }, [
    h('pre', { className: ['diagram__source'] }, source),
  ]);
}

/** Fenced code becomes a finished code block, ```mermaid a diagram that is drawn when it comes into view. */
export function rehypeCode(context: MarkdownContext) {
  const linkToken = createTokenLinker(context);
  return () =>
    (tree: Root): void => {
      visit(tree, 'element', (node: Element, index, parent) => {
        if (node.tagName !== 'pre' || !parent || index === undefined) return undefined;
        const [code] = node.children;
        if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
        const language = languageOf(code);
        // An empty first line is a slip; HTML drops it too.
        const source = toString(code).replace(/^\n/, '');
        const meta = parseCodeMeta(metaOf(code));
        parent.children[index] =
          language === 'mermaid'
            ? buildDiagram(source)
            : buildCodeBlock({ code: source, language, meta, linkToken: TYPED.has(language) ? linkToken : undefined });
        return SKIP;
      });
    };
}
