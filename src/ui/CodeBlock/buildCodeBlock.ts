import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { CODE_COPY, CODE_WRAP, WRAPPED } from '#src/contracts/attributes.ts';
import type { CodeMeta } from './codeMeta.ts';
import type { CodeToken } from './highlighter.ts';
import { highlightLines } from './highlighter.ts';
import type { LineMark } from './markLines.ts';
import { extractDiff, extractMarks } from './markLines.ts';

export interface CodeBlockInput {
  code: string;
  language: string;
  meta: CodeMeta;
  /** Turns an identifier into a link, where it has a page of its own. */
  linkToken?: (text: string, before: string, after: string) => { href: string; symbol: string } | undefined;
}

const LABELS: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  jsx: 'JSX',
  bash: 'Terminal',
  sh: 'Terminal',
  json: 'JSON',
  html: 'HTML',
  css: 'CSS',
  glsl: 'GLSL',
  yaml: 'YAML',
  diff: 'Diff',
  md: 'Markdown',
  mdx: 'MDX',
  xml: 'XML',
  csharp: 'C#',
};

const ALIASES: Readonly<Record<string, string>> = {
  typescript: 'ts',
  javascript: 'js',
  shell: 'bash',
  sh: 'bash',
  yml: 'yaml',
  markdown: 'md',
  cs: 'csharp',
};

export const normalizeLanguage = (language: string): string => ALIASES[language] ?? language;

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/** The text of a token with the identifiers that have pages turned into links. */
function linkText(text: string, before: string, after: string, link: CodeBlockInput['linkToken']): ElementContent[] {
  if (!link) return [{ type: 'text', value: text }];
  const parts: ElementContent[] = [];
  let end = 0;
  for (const match of text.matchAll(IDENTIFIER)) {
    const target = link(
      match[0],
      before + text.slice(0, match.index),
      text.slice(match.index + match[0].length) + after,
    );
    if (!target) continue;
    if (match.index > end) parts.push({ type: 'text', value: text.slice(end, match.index) });
    parts.push(h('a', { className: ['code-api'], href: target.href, dataApi: target.symbol }, match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

const NOT_CODE = new Set(['tm', 'ts', 'te']);

function buildLine(
  tokens: readonly CodeToken[],
  mark: LineMark | undefined,
  link: CodeBlockInput['linkToken'],
): Element {
  let before = '';
  const texts = tokens.map((token) => token.text);
  const children = tokens.flatMap<ElementContent>((token, index) => {
    const after = texts.slice(index + 1).join('');
    const content = linkText(token.text, before, after, NOT_CODE.has(token.className) ? undefined : link);
    before += token.text;
    return token.className ? [h('span', { className: [token.className] }, content)] : content;
  });
  return h('span', { className: mark ? ['line', `line--${mark}`] : ['line'] }, [
    ...children,
    { type: 'text', value: '\n' },
  ]);
}

/** A longer first line would run under the name of the language. */
const LABELLED_LINE_LENGTH = 56;

function buildTools(language: string, firstLine: string): Element {
  const label = firstLine.length <= LABELLED_LINE_LENGTH ? LABELS[language] : undefined;
  return h('div', { className: ['code-block__tools'] }, [
    ...(label ? [h('span', { className: ['code-block__language'] }, label)] : []),
    h('button', { type: 'button', className: ['code-block__button'], [CODE_WRAP]: '', ariaPressed: 'false' }, 'Wrap'),
    h('button', { type: 'button', className: ['code-block__button'], [CODE_COPY]: '' }, 'Copy'),
  ]);
}

/** A code block as finished markup: highlighted, marked, numbered, with its tools. */
export function buildCodeBlock({ code, language, meta, linkToken }: CodeBlockInput): Element {
  const name = normalizeLanguage(language);
  const source = code.replace(/\n$/, '');
  const isDiff = meta.diff || name === 'diff';
  const { code: shown, marks } = isDiff ? extractDiff(source) : extractMarks(source, meta.marked);
  const lines = highlightLines(shown, name).map((tokens, index) => buildLine(tokens, marks.get(index + 1), linkToken));
  const numbered = meta.firstNumber !== undefined;
  const pre = h(
    'pre',
    {
      className: ['code-block__pre'],
      tabIndex: 0,
      dataNumbered: numbered ? '' : undefined,
      [WRAPPED]: meta.wrap ? '' : undefined,
    },
    [
      h(
        'code',
        {
          className: [`language-${name}`],
          style: numbered && meta.firstNumber !== 1 ? `--first-line:${(meta.firstNumber ?? 1) - 1}` : undefined,
        },
        lines,
      ),
    ],
  );
  return h('div', { className: ['code-block'], dataLanguage: name }, [
    ...(meta.title ? [h('div', { className: ['code-block__title'] }, meta.title)] : []),
    h('div', { className: ['code-block__frame'], style: `--lines:${lines.length}` }, [
      pre,
      buildTools(name, shown.split('\n', 1)[0] ?? ''),
    ]),
  ]);
}
