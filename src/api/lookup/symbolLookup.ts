import { historyOf } from '../history/historyOf.ts';
import type { Api } from './createApi.ts';
import { inlinesToString } from '../model/docText.ts';
import { loadApi } from './loadApi.ts';
import { memberToString, symbolToString } from './signatureText.ts';
import type { ApiKind, ApiMember, ApiSymbol, MemberKind } from '../model/types.ts';

/** The target of a written name. */
export interface SymbolRoute {
  /** `/api/class/Actor#pos`, without the site's base path. */
  route: string;
  kind: ApiKind | MemberKind;
  /** The URL fragment, if the name is a member. */
  anchor?: string;
}

/** What a hover card shows. */
export interface SymbolCard {
  name: string;
  kind: ApiKind | MemberKind;
  signature: string;
  summary: string;
  /** The version that added it; absent when the first compared version already has it. */
  added?: string;
  deprecated?: string;
}

/** Resolves a name as authors write it (`Actor`, `Actor.pos`, `Actor#pos`, `vec`) to its page. */
export function symbolToRoute(name: string, api: Api = loadApi()): SymbolRoute | undefined {
  const found = api.resolve(name);
  if (!found) return undefined;
  const route = api.routeTo(found.ref, found.member);
  const member = found.member ? api.member(found.ref, found.member) : undefined;
  if (member) return { route, kind: member.kind, anchor: member.anchor };
  return { route, kind: api.get(found.ref)!.kind };
}

/**
 * Whether inline code of this name should be a link. The engine exports types called `move`, `up` and `start`, which
 * are usually plain words in text, so only capitalized names and functions count.
 */
export function isLinkableName(name: string, api: Api = loadApi()): boolean {
  const found = api.resolve(name);
  return !!found && (/^(ex\.)?[A-Z]/.test(name) || api.get(found.ref)?.kind === 'function');
}

/** Symbol lookups for text that mentions symbols. */
export const symbolNames = {
  resolveSymbol: (name: string): string | undefined => symbolToRoute(name)?.route,
  isLinkable: (name: string): boolean => isLinkableName(name),
};

const docOf = ({ doc, signatures }: ApiSymbol | ApiMember) => doc ?? signatures?.[0]?.doc;

/** The hover card of a symbol or member, as plain text. */
export function buildCard(symbol: ApiSymbol, member?: ApiMember): SymbolCard {
  const subject = member ?? symbol;
  const history = historyOf(symbol.id, member?.inheritedFrom ? undefined : member?.name);
  return {
    name: member ? `${symbol.name}.${member.name}` : symbol.name,
    kind: subject.kind,
    signature: member ? memberToString(symbol.name, member) : symbolToString(symbol),
    summary: inlinesToString(docOf(subject)?.summary ?? []),
    ...(history.added ? { added: history.added } : {}),
    ...(history.deprecated ? { deprecated: history.deprecated } : {}),
  };
}

/** What a hover card shows for a name as authors write it. */
export function symbolToCard(name: string, api: Api = loadApi()): SymbolCard | undefined {
  const found = api.resolve(name);
  const symbol = found && api.get(found.ref);
  return symbol && buildCard(symbol, found.member ? api.member(found.ref, found.member) : undefined);
}
