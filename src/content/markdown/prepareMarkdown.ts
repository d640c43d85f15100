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

/** Plain Markdown and MDX, told apart by a file's ending. */
export type Format = 'md' | 'mdx';

export const fileToFormat = (file: string): Format => (file.endsWith('.mdx') ? 'mdx' : 'md');

const RULES: Readonly<Record<Format, LineRule[]>> = {
  md: [convertAdmonitionTitle],
  mdx: [escapeHeadingId, convertComment, convertAdmonitionTitle],
};

/**
 * Turns the common docs syntax into what the parser accepts, line by line, leaving code fences alone. The number of lines
 * stays the same, so errors point at the author's lines.
 */
export const prepareMarkdown = (source: string, format: Format = 'mdx'): string =>
  splitLines(source)
    .map(({ text, isCode }) => (isCode ? text : RULES[format].reduce((line, rule) => rule(line), text)))
    .join('\n');
