import type { z } from 'zod';
import { LineCounter, parseDocument } from 'yaml';

export interface MarkdownFile<T> {
  frontMatter: T;
  body: string;
  /** The line of the file on which the body starts, counted from 1. */
  bodyLine: number;
}

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

const toText = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);
}

type YamlDocument = ReturnType<typeof parseDocument>;

/** The line of a front-matter key; a key that is missing is reported at its parent, at worst at the first line. */
function lineOf(document: YamlDocument, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    // One more for the fence above the front matter.
    if (range) return lines.linePos(range[0]).line + 1;
  }
  return 1;
}

/** The text of a Markdown file that may do without front matter. */
export function splitFrontMatter(text: string): Pick<MarkdownFile<unknown>, 'body' | 'bodyLine'> {
  const fence = FENCE.exec(text)?.[0] ?? '';
  return { body: text.slice(fence.length), bodyLine: fence.split('\n').length };
}

/** Splits a Markdown file and validates its front matter; a wrong key throws one sentence with file and line. */
export function parseMarkdown<T>(text: string, file: string, schema: z.ZodType<T>): MarkdownFile<T> {
  const match = FENCE.exec(text);
  if (!match) throw new Error(`${file}:1: the page has no front matter. Start it with --- and at least a title.`);
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: lines });
  const [syntaxError] = document.errors;
  if (syntaxError) {
    const line = lines.linePos(syntaxError.pos[0]).line + 1;
    throw new Error(`${file}:${line}: the front matter is not valid YAML: ${syntaxError.message.split('\n')[0]}`);
  }
  const data: unknown = document.toJS() ?? {};
  const result = schema.safeParse(data);
  if (!result.success) {
    const [issue] = result.error.issues;
    const path = issue?.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : (issue?.path ?? []);
    const key = path.map(String).join('.');
    const problem =
      issue?.code === 'unrecognized_keys'
        ? 'is not a known key; correct its spelling or remove it'
        : `is ${toText(valueAt(data, path))}: ${issue?.message}`;
    throw new Error(`${file}:${lineOf(document, lines, path)}: front matter "${key}" ${problem}.`);
  }
  return { frontMatter: result.data, ...splitFrontMatter(text) };
}
