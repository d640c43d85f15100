import { parse } from 'sucrase/dist/esm/parser/index.js';
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import { lineAt } from './lineAt.ts';

interface Token {
  type: number;
  start: number;
  end: number;
}

interface Insertion {
  at: number;
  text: string;
}

const OPENS: ReadonlySet<number> = new Set([tt.parenL, tt.braceL, tt.bracketL, tt.dollarBraceL]);
const CLOSES: ReadonlySet<number> = new Set([tt.parenR, tt.braceR, tt.bracketR]);

interface ForHead {
  close: number;
  firstSemicolon: number;
  of: number;
}

/** Scans from the opening parenthesis of a `for` to the matching one and records the separators between its parts. */
function readForHead(tokens: readonly Token[], open: number, textOf: (token: Token) => string): ForHead {
  const head: ForHead = { close: -1, firstSemicolon: -1, of: -1 };
  let depth = 0;
  for (let index = open; index < tokens.length; index++) {
    const token = tokens[index]!;
    if (OPENS.has(token.type)) depth++;
    if (CLOSES.has(token.type) && --depth === 0) return { ...head, close: index };
    if (depth !== 1) continue;
    if (token.type === tt.semi && head.firstSemicolon < 0) head.firstSemicolon = index;
    if (token.type === tt.name && head.of < 0 && index > open + 1 && textOf(token) === 'of') head.of = index;
  }
  return head;
}

function guardFor(
  tokens: readonly Token[],
  index: number,
  line: number,
  textOf: (token: Token) => string,
): Insertion[] {
  const isAwait = tokens[index + 1]?.type !== tt.parenL;
  const open = isAwait ? index + 2 : index + 1;
  const head = readForHead(tokens, open, textOf);
  const body = tokens[head.close + 1];
  if (head.close < 0 || !body) return [];
  if (head.firstSemicolon >= 0) {
    const isEmpty = tokens[head.firstSemicolon + 1]?.type === tt.semi;
    return [{ at: tokens[head.firstSemicolon]!.end, text: `$$loop(${line}),${isEmpty ? 'true' : ''}` }];
  }
  if (body.type === tt.braceL) return [{ at: body.end, text: `$$loop(${line});` }];
  if (head.of < 0 || isAwait) return [];
  return [
    { at: tokens[head.of]!.end, text: ` $$each(${line},` },
    { at: tokens[head.close]!.start, text: ')' },
  ];
}

/**
 * Makes every loop in a JavaScript source call `$$loop` on each iteration. Inserts text within existing lines only, so
 * that line numbers in errors match the source.
 */
export function guardLoops(code: string): string {
  const tokens: Token[] = parse(code, false, false, false).tokens;
  const textOf = (token: Token) => code.slice(token.start, token.end);
  const insertions = tokens.flatMap((token, index): Insertion[] => {
    if (token.type !== tt._while && token.type !== tt._for) return [];
    const line = lineAt(code, token.start);
    if (token.type === tt._while) return [{ at: tokens[index + 1]!.end, text: `$$loop(${line}),` }];
    return guardFor(tokens, index, line, textOf);
  });
  return applyInsertions(code, insertions);
}

function applyInsertions(code: string, insertions: Insertion[]): string {
  const ordered = [...insertions].sort((a, b) => a.at - b.at);
  let result = '';
  let from = 0;
  for (const { at, text } of ordered) {
    result += code.slice(from, at) + text;
    from = at;
  }
  return result + code.slice(from);
}
