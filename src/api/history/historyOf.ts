import history from '../data/history.json' with { type: 'json' };
import type { SymbolId } from '../model/types.ts';
import type { HistoryData, HistoryEntry } from './types.ts';

/** What happened to a symbol or member over the versions compared. */
export interface SymbolHistory {
  /** The version that brought it; absent when the first version compared has it already. */
  added?: string;
  /** Versions whose public shape differs from the one before. */
  changed: string[];
  deprecated?: string;
}

const data = history as HistoryData;

const entryToHistory = (entry: HistoryEntry | undefined): SymbolHistory => ({
  ...(entry?.a === undefined ? {} : { added: data.versions[entry.a] }),
  changed: (entry?.c ?? []).map((index) => data.versions[index]!),
  ...(entry?.d === undefined ? {} : { deprecated: data.versions[entry.d] }),
});

/** The history of a symbol, or of one of its own members. */
export function historyOf(id: SymbolId, member?: string): SymbolHistory {
  const symbol = data.symbols[id];
  if (!member) return entryToHistory(symbol);
  const own = entryToHistory(symbol?.m?.[member]);
  // A member that came with its symbol is stored once, at the symbol.
  return own.added || !symbol?.a ? own : { ...own, added: data.versions[symbol.a] };
}
