/** The meta string after the language of a code fence, parsed. */
export interface CodeMeta {
  title?: string;
  /** Line numbers to mark, counted from 1. */
  marked: ReadonlySet<number>;
  /** The first line number shown, or nothing when lines are not numbered. */
  firstNumber?: number;
  /** Lines starting with + and - are shown as added and removed. */
  diff: boolean;
  wrap: boolean;
  /** The other words and key="value" pairs, for features outside the code block. */
  flags: ReadonlySet<string>;
  values: Readonly<Record<string, string>>;
}

/** `1,4-6` → 1, 4, 5, 6. */
function parseLineRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [from, to] = part.split('-').map((number) => Number.parseInt(number, 10));
    if (!from) continue;
    for (let line = from; line <= (to || from); line += 1) lines.add(line);
  }
  return lines;
}

function parseValues(meta: string): Record<string, string> {
  return Object.fromEntries(
    [...meta.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'{]+))/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? match[3] ?? match[4] ?? '',
    ]),
  );
}

/** Reads the common fence syntax: ```ts title="main.ts" {1,4-6} showLineNumbers */
export function parseCodeMeta(meta = ''): CodeMeta {
  const values = parseValues(meta);
  const bare = meta.replace(/[\w-]+=("[^"]*"|'[^']*'|[^\s"'{]+)/g, '').replace(/\{[\d,\s-]*\}/g, '');
  const flags = new Set(bare.split(/\s+/).filter(Boolean));
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  const numbered = flags.has('showLineNumbers') ? 1 : Number(values['showLineNumbers']) || undefined;
  return {
    title: values['title'],
    marked: parseLineRanges(ranges),
    firstNumber: numbered,
    diff: flags.has('diff'),
    wrap: flags.has('wrap'),
    flags,
    values,
  };
}
