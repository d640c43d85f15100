import { parse } from 'sucrase/dist/esm/parser/index.js';
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import { lineAt } from './lineAt.ts';

export interface FoundImport {
  specifier: string;
  line: number;
}

/** The modules a compiled file imports: every `require('…')` with a string literal. */
export function readImports(code: string): FoundImport[] {
  const { tokens } = parse(code, false, false, false);
  return tokens.flatMap((token, index) => {
    const [open, literal] = [tokens[index + 1], tokens[index + 2]];
    if (token.type !== tt.name || open?.type !== tt.parenL || literal?.type !== tt.string) return [];
    if (code.slice(token.start, token.end) !== 'require' || code[token.start - 1] === '.') return [];
    return [{ specifier: code.slice(literal.start + 1, literal.end - 1), line: lineAt(code, token.start) }];
  });
}
