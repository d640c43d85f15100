const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(^|[\s;{}])\/\/[^\n]*/g;

/** What a module asks for: plain, lazy, re-exported and for its effect only. */
export const findImports = (code: string): string[] =>
  [...code.replace(COMMENTS, '$1').matchAll(IMPORT)].map((match) => match[2]!);
