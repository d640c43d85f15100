import { headOf } from '../model/typeText.ts';
import type { ApiSymbol, SymbolId, TypeText } from '../model/types.ts';

/** Inheritance between symbols. */
export interface Hierarchy {
  /** Ancestors, nearest first; interfaces with several parents follow the first. */
  ancestors(id: SymbolId): TypeText[];
  /** Direct descendants. */
  children(id: SymbolId): SymbolId[];
  /** Classes that name the interface after `implements`, directly or through a parent. */
  implementers(id: SymbolId): SymbolId[];
}

function addTo(map: Map<SymbolId, SymbolId[]>, key: SymbolId | undefined, value: SymbolId): void {
  if (key) map.set(key, [...(map.get(key) ?? []), value]);
}

/** Builds the hierarchy from `extends` and `implements`. */
export function buildHierarchy(symbols: ApiSymbol[]): Hierarchy {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const children = new Map<SymbolId, SymbolId[]>();
  const implementers = new Map<SymbolId, SymbolId[]>();
  for (const symbol of symbols) {
    for (const type of symbol.extends ?? []) addTo(children, headOf(type), symbol.id);
    for (const type of symbol.implements ?? []) addTo(implementers, headOf(type), symbol.id);
  }
  return {
    ancestors(id) {
      const [parent] = byId.get(id)?.extends ?? [];
      if (!parent) return [];
      const head = headOf(parent);
      return head && head !== id ? [parent, ...this.ancestors(head)] : [parent];
    },
    children: (id) => children.get(id) ?? [],
    implementers: (id) => implementers.get(id) ?? [],
  };
}
