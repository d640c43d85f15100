import { listAreas, type Area } from '../model/areas.ts';
import { buildHierarchy, type Hierarchy } from './hierarchy.ts';
import { createNameResolver, type NameResolver } from '../model/resolveName.ts';
import type { ApiMember, ApiModel, ApiSymbol, SymbolId } from '../model/types.ts';
import { buildUsages, type Usages } from './usages.ts';

/** The model with its lookups. */
export interface Api {
  version: string;
  /** All symbols sorted by name, uppercase first. */
  symbols: ApiSymbol[];
  areas: Area[];
  get(id: SymbolId): ApiSymbol | undefined;
  member(id: SymbolId, name: string): ApiMember | undefined;
  /** Resolves a written name: `Actor`, `Actor.pos`, `Actor#pos`, `ex.vec()`. */
  resolve: NameResolver;
  /** `/api/class/Actor`, or `/api/class/Actor#pos`; without the site's base path. */
  routeTo(id: SymbolId, member?: string): string;
  hierarchy: Hierarchy;
  usages: Usages;
}

const memberNames = (symbol: ApiSymbol) => new Set((symbol.members ?? []).map((member) => member.name));

/** Route of a symbol, without the site's base path. */
export const symbolRoute = (symbol: Pick<ApiSymbol, 'kind' | 'slug'>) => `/api/${symbol.kind}/${symbol.slug}`;

/** Builds the lookups for a model. */
export function createApi(model: ApiModel): Api {
  const { symbols } = model;
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const member = (id: SymbolId, name: string) => byId.get(id)?.members?.find((one) => one.name === name);
  return {
    version: model.version,
    symbols,
    areas: listAreas(new Set(symbols.map((symbol) => symbol.area))),
    get: (id) => byId.get(id),
    member,
    resolve: createNameResolver(symbols.map((symbol) => ({ ...symbol, memberNames: memberNames(symbol) }))),
    routeTo(id, memberName) {
      const symbol = byId.get(id);
      if (!symbol) throw new Error(`No API symbol has the id ${id}. Look it up with resolve() first.`);
      const anchor = memberName && member(id, memberName)?.anchor;
      return anchor ? `${symbolRoute(symbol)}#${anchor}` : symbolRoute(symbol);
    },
    hierarchy: buildHierarchy(symbols),
    usages: buildUsages(symbols),
  };
}
