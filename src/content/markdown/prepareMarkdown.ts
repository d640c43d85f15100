import type { Plugin } from 'vite';
import { splitLines } from './splitLines.ts';

type LineRule = (line: string) => string;

// MDX would read `{#id}` as an expression and stop.
const escapeHeadingId: LineRule = (line) =>
  /^#{1,6}\s/.test(line) ? line.replace(/\s*\{#([\w-]+)\}\s*$/, ' \\{#$1\\}') : line;

// HTML comments are not MDX; authors of plain Markdown write them all the same.
const convertComment: LineRule = (line) =>
  line.replace(/<!--(.*?)-->/g, (_, text: string) => `{/*${text.replace(/\*\//g, '* /')}*/}`);

// `:::note Title` is the older spelling of `:::note[Title]`.
const convertAdmonitionTitle: LineRule = (line) =>
  line.replace(
    /^(\s*:{3,}\s*)(\w+)[ \t]+([^[{\s].*)$/,
    (_, colons: string, kind: string, title: string) => `${colons.trimEnd()}${kind}[${title.trim()}]`,
  );

const RULES = [escapeHeadingId, convertComment, convertAdmonitionTitle];

/** Turns the common docs syntax into what the MDX parser accepts, line by line, leaving code fences alone. */
export const prepareMarkdown = (source: string): string =>
  splitLines(source)
    .map(({ text, isCode }) => (isCode ? text : RULES.reduce((line, rule) => rule(line), text)))
    .join('\n');

/** Runs before the MDX compiler; the number of lines stays the same, so errors point at the author's lines. */
export function prepareMarkdownPlugin(): Plugin {
  return {
    name: 'site:prepare-markdown',
    enforce: 'pre',
    transform(code, id) {
      return /\.mdx$/.test(id) ? { code: prepareMarkdown(code), map: null } : undefined;
    },
  };
}
