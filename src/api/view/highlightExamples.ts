import { createHighlighter, type Highlighter } from 'shiki';
import { siteConfig } from '#src/config/index.ts';
import { CODE_THEMES } from '#src/config/codeThemes.ts';
import type { ApiMember, ApiSignature, ApiSymbol, Block, Doc } from '../model/types.ts';

const LANGUAGES: Record<string, string> = { typescript: 'ts', ts: 'ts', javascript: 'ts', js: 'ts', glsl: 'glsl', html: 'html' };

let highlighter: Promise<Highlighter> | undefined;

function loadHighlighter(): Promise<Highlighter> {
  const { light, dark } = siteConfig.code.themes;
  highlighter ??= createHighlighter({
    themes: [CODE_THEMES[light], CODE_THEMES[dark]],
    langs: [...new Set(Object.values(LANGUAGES))],
  });
  return highlighter;
}

const blocksOf = (doc: Doc | undefined): Block[] => [
  ...(doc?.remarks ?? []),
  ...[doc?.examples, doc?.warnings, doc?.see, doc?.throws].flatMap((lists) => lists?.flat() ?? []),
  ...(doc?.returns ?? []),
  ...(doc?.deprecated ?? []),
];

const docsOf = (subject: { doc?: Doc; signatures?: ApiSignature[] }): (Doc | undefined)[] => [
  subject.doc,
  ...(subject.signatures ?? []).map(({ doc }) => doc),
];

function codeIn(block: Block): Extract<Block, { kind: 'code' }>[] {
  if (block.kind === 'code') return [block];
  if (block.kind === 'list') return block.items.flat().flatMap(codeIn);
  return block.kind === 'quote' ? block.blocks.flatMap(codeIn) : [];
}

/** All code blocks in the comments of a symbol and its members. */
export function findExamples(symbol: ApiSymbol): Extract<Block, { kind: 'code' }>[] {
  const shown = (symbol.members ?? []).filter((member: ApiMember) => !member.inheritedFrom || member.kind === 'constructor');
  return [symbol, ...shown].flatMap(docsOf).flatMap(blocksOf).flatMap(codeIn);
}

/** Highlights the examples of a symbol in both themes; the result is looked up by the code. */
export async function highlightExamples(symbol: ApiSymbol): Promise<Map<string, string>> {
  const examples = findExamples(symbol);
  if (examples.length === 0) return new Map();
  const { light, dark } = siteConfig.code.themes;
  const shiki = await loadHighlighter();
  const themes = { light: CODE_THEMES[light], dark: CODE_THEMES[dark] };
  return new Map(
    examples.map(({ code, lang }) => [
      code,
      shiki.codeToHtml(code, { lang: LANGUAGES[lang.toLowerCase()] ?? 'text', themes, defaultColor: false }),
    ]),
  );
}
