import type { ApiKind, SymbolId } from './types.ts';

/** The target of a written name such as `Actor`, `Actor.pos`, `Actor#pos` or `ex.vec()`. */
interface ResolvedName {
  ref: SymbolId;
  member?: string;
}

/** The part of a symbol that the resolver needs. */
export interface NamedSymbol {
  id: SymbolId;
  name: string;
  kind: ApiKind;
  memberNames: ReadonlySet<string>;
}

export type NameResolver = (written: string) => ResolvedName | undefined;

// A name that exists both as a value and as a type resolves to the page with more content.
const KIND_ORDER: ApiKind[] = ['class', 'interface', 'enum', 'type', 'function', 'variable', 'namespace'];

const byKindOrder = (a: NamedSymbol, b: NamedSymbol) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind);

/** Parses `ex.Actor#pos()` to `['Actor', 'pos']`; undefined when the text is not a dotted name. */
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

/** Creates the function that resolves a written name to a symbol or one of its members. */
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
