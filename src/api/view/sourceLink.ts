import type { ApiSymbol } from '../model/types.ts';

const REPOSITORY = 'https://github.com/excaliburjs/Excalibur';

const DECLARING_WORD: Partial<Record<ApiSymbol['kind'], string>> = {
  class: 'class',
  interface: 'interface',
  enum: 'enum',
  function: 'function',
  type: 'type',
  variable: 'const',
};

/**
 * The source of a symbol on GitHub at a version tag. The published declarations have no line numbers, so the URL uses a
 * text fragment, which browsers scroll to and highlight.
 */
export function sourceLink(symbol: Pick<ApiSymbol, 'file' | 'kind' | 'name'>, version: string): string {
  const file = `${REPOSITORY}/blob/v${version}/src/engine/${symbol.file}.ts`;
  const word = DECLARING_WORD[symbol.kind];
  return word ? `${file}#:~:text=${encodeURIComponent(`${word} ${symbol.name}`)}` : file;
}
