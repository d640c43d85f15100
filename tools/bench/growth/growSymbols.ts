import type { ApiSymbol, SymbolId } from '../../../src/api/model/types.ts';

interface Referring {
  ref?: SymbolId;
  text?: string;
  member?: string;
}

/** Replaces links to other symbols with plain text, so that the pages of those symbols stay unchanged. */
function removeLinks(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('ref' in value)) return value;
  const { text } = value as Referring;
  return key === 'inheritedFrom' || key === 'overrides' ? { text } : text;
}

/** Generates `count` symbols, each a copy of a real one under a new name. */
export function growSymbols(symbols: readonly ApiSymbol[], count: number): ApiSymbol[] {
  const models = symbols.filter(({ kind }) => kind === 'class' || kind === 'interface');
  return Array.from({ length: count }, (_, at) => {
    const model = models[at % models.length]!;
    const name = `Grown${at}${model.name}`;
    const { extends: _parents, implements: _contracts, events: _events, exportsAgain: _again, ...rest } = model;
    const copy = JSON.parse(JSON.stringify(rest), function (key: string, value: unknown) {
      return removeLinks(key, value);
    }) as ApiSymbol;
    return { ...copy, name, slug: name, id: `${model.kind}:${name}` };
  });
}
