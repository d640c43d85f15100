import type { ApiKind, SymbolId } from './types.ts';

/** Where a written name such as `Actor`, `Actor.pos`, `Actor#pos` or `ex.vec()` leads. */
interface ResolvedName {
  ref: SymbolId;
  member?: string;
}

/** The little a resolver needs to know of a symbol. */
export interface NamedSymbol {
  id: SymbolId;
  name: string;
  kind: ApiKind;
  memberNames: ReadonlySet<string>;
}

export type NameResolver = (written: string) => ResolvedName | undefined;

// A name that exists twice, as a value and as a type, leads to the page with more to read.
const KIND_ORDER: ApiKind[] = ['class', 'interface', 'enum', 'type', 'function', 'variable', 'namespace'];

const byKindOrder = (a: NamedSymbol, b: NamedSymbol) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind);

/** Reads `ex.Actor#pos()` as `['Actor', 'pos']`; undefined when the text is no dotted name. */
export function parseWrittenName(written: string): [symbol: string, member?: string] | undefined {
  const bare = written
    .trim()
    .replace(/\(.*\)$/s, '')
    .replace(/^ex\./, '')
    .replace(/#/g, '.')
    .replace(/\.prototype\./, '.');
  if (!/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/.test(bare)) return undefined;
  const [symbol = '', ...rest] = bare.split('.');
  return rest.length > 0 ? [symbol, rest.join('.')] : [symbol];
}

/** Builds the function that leads from a written name to a symbol or a member of one. */
export function createNameResolver(symbols: Iterable<NamedSymbol>): NameResolver {
  const byName = new Map<string, NamedSymbol[]>();
  for (const symbol of symbols) {
    const sameName = byName.get(symbol.name) ?? [];
    byName.set(symbol.name, [...sameName, symbol].sort(byKindOrder));
  }
  return (written) => {
    const parsed = parseWrittenName(written);
    const candidates = parsed && byName.get(parsed[0]);
    if (!candidates) return undefined;
    const member = parsed[1];
    if (!member) return { ref: candidates[0]!.id };
    const owner = candidates.find((candidate) => candidate.memberNames.has(member));
    return owner && { ref: owner.id, member };
  };
}
