// Sucrase ships its parser but doesn't export it. The exact version is pinned, so these paths are stable.
declare module 'sucrase/dist/esm/parser/index.js' {
  export function parse(
    input: string,
    isJSXEnabled: boolean,
    isTypeScriptEnabled: boolean,
    isFlowEnabled: boolean,
  ): { tokens: { type: number; start: number; end: number }[] };
}

declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export const TokenType: Record<
    | 'parenL'
    | 'parenR'
    | 'braceL'
    | 'braceR'
    | 'bracketL'
    | 'bracketR'
    | 'dollarBraceL'
    | 'semi'
    | 'name'
    | 'string'
    | '_for'
    | '_while',
    number
  >;
}
