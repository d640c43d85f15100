import type { Mentions } from '../backlinks/types.ts';
import { historyOf, type SymbolHistory } from '../history/historyOf.ts';
import type { Api } from '../lookup/createApi.ts';
import { memberToString, symbolToString } from '../lookup/signatureText.ts';
import { typeToString } from '../model/typeText.ts';
import type { ApiMember, ApiSymbol } from '../model/types.ts';
import type { Usage } from '../lookup/usages.ts';
import { summarise } from './describeSymbol.ts';
import { sourceLink } from './sourceLink.ts';

interface JsonMember extends ApiMember {
  declaration: string;
  history?: SymbolHistory;
}

/** The machine-readable copy of a symbol's page: the model and everything the page adds, with routes instead of links. */
export interface SymbolJson extends Omit<ApiSymbol, 'members'> {
  version: string;
  route: string;
  source: string;
  summary: string;
  declaration: string;
  ancestors: string[];
  children: string[];
  implementers: string[];
  members: JsonMember[];
  returnedBy: string[];
  acceptedBy: string[];
  /** Pages and runnable examples on this site that use it. */
  mentions: Mentions;
  history: SymbolHistory;
}

function toJsonMember(symbol: ApiSymbol, member: ApiMember): JsonMember {
  const declaration = memberToString(symbol.name, member);
  return member.inheritedFrom
    ? { ...member, declaration }
    : { ...member, declaration, history: historyOf(symbol.id, member.name) };
}

/** Builds the JSON copy of a symbol's page. */
export function buildSymbolJson(symbol: ApiSymbol, api: Api, mentions: Mentions): SymbolJson {
  const { hierarchy, usages } = api;
  const toRoutes = (list: Usage[]) => list.map(({ ref, member }) => api.routeTo(ref, member));
  return {
    ...symbol,
    version: api.version,
    route: api.routeTo(symbol.id),
    source: sourceLink(symbol, api.version),
    summary: summarise(symbol, api),
    declaration: symbolToString(symbol),
    ancestors: hierarchy.ancestors(symbol.id).map(typeToString),
    children: hierarchy.children(symbol.id).map((id) => api.routeTo(id)),
    implementers: hierarchy.implementers(symbol.id).map((id) => api.routeTo(id)),
    members: (symbol.members ?? []).map((member) => toJsonMember(symbol, member)),
    returnedBy: toRoutes(usages.returnedBy(symbol.id)),
    acceptedBy: toRoutes(usages.acceptedBy(symbol.id)),
    mentions,
    history: historyOf(symbol.id),
  };
}
