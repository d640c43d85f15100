import type { Api } from '../lookup/createApi.ts';
import { buildCard, type SymbolCard } from '../lookup/symbolLookup.ts';
import type { ApiSymbol } from '../model/types.ts';
import { summarise } from './describeSymbol.ts';

/** What hover cards show for a symbol (under the empty key) and for each of its members (under its anchor). */
export type CardsFile = Record<string, SymbolCard>;

const SUMMARY_LENGTH_MAX = 220;

const shorten = (text: string) =>
  text.length <= SUMMARY_LENGTH_MAX ? text : `${text.slice(0, SUMMARY_LENGTH_MAX).replace(/\s+\S*$/, '')} …`;

export function buildCards(symbol: ApiSymbol, api: Api): CardsFile {
  const own = { ...buildCard(symbol), summary: shorten(summarise(symbol, api)) };
  const members = (symbol.members ?? []).map((member) => {
    const card = buildCard(symbol, member);
    return [member.anchor, { ...card, summary: shorten(card.summary) }] as const;
  });
  return { '': own, ...Object.fromEntries(members) };
}
