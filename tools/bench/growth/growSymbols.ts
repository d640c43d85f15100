import type { ApiSymbol, SymbolId } from '../../../src/api/model/types.ts';

interface Referring {
  ref?: SymbolId;
  text?: string;
  member?: string;
}

/** Links to other symbols become plain text: their pages must not change because of these. */
function cutLinks(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('ref' in value)) return value;
  const { text } = value as Referring;
  return key === 'inheritedFrom' || key === 'overrides' ? { text } : text;
}

/** So many symbols more, each like a real one under a name of its own. */
export function growSymbols(symbols: readonly ApiSymbol[], count: number): ApiSymbol[] {
  const models = symbols.filter(({ kind }) => kind === 'class' || kind === 'interface');
  return Array.from({ length: count }, (_, at) => {
    const model = models[at % models.length]!;
    const name = `Grown${at}${model.name}`;
    const { extends: _parents, implements: _contracts, events: _events, exportsAgain: _again, ...rest } = model;
    const copy = JSON.parse(JSON.stringify(rest), function (key: string, value: unknown) {
      return cutLinks(key, value);
    }) as ApiSymbol;
    return { ...copy, name, slug: name, id: `${model.kind}:${name}` };
  });
}
