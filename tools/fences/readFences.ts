import { parseCodeMeta } from '../../src/ui/CodeBlock/codeMeta.ts';

export interface Fence {
  /** The page, relative to the project root. */
  file: string;
  /** The 1-based line of the page where the code starts. */
  line: number;
  language: 'ts' | 'tsx';
  code: string;
  /** The error the fence must produce: a code such as 2345, or true for any. */
  expectError?: number | true;
  /** The published engine version it's written for; defaults to the installed version. */
  engine?: string;
}

const OPEN = /^(\s*)(`{3,}|~{3,})\s*(\S+)?\s*(.*)$/;
const LANGUAGES: Readonly<Record<string, 'ts' | 'tsx'>> = { ts: 'ts', typescript: 'ts', tsx: 'tsx' };

function readExpectation(meta: string): number | true | undefined {
  const { flags, values } = parseCodeMeta(meta);
  const code = values['expect-error'];
  if (code) return Number(code.replace(/^TS/i, ''));
  return flags.has('expect-error') ? true : undefined;
}

/** The TypeScript fences of a page that must compile; a fence marked `fragment` is an excerpt and is skipped. */
export function readFences(text: string, file: string): Fence[] {
  const fences: Fence[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const match = OPEN.exec(lines[index] ?? '');
    if (!match) continue;
    const [, indent = '', mark = '```', language = '', meta = ''] = match;
    const end = lines.findIndex((line, at) => at > index && line.trim() === mark);
    const stop = end === -1 ? lines.length : end;
    const known = LANGUAGES[language];
    if (known && !parseCodeMeta(meta).flags.has('fragment') && !parseCodeMeta(meta).diff) {
      const code = lines.slice(index + 1, stop).map((line) => line.slice(line.startsWith(indent) ? indent.length : 0));
      fences.push({
        file,
        line: index + 2,
        language: known,
        code: code.join('\n'),
        expectError: readExpectation(meta),
        engine: parseCodeMeta(meta).values['engine'],
      });
    }
    index = stop;
  }
  return fences;
}
