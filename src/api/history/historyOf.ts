import rawHistory from '../data/history.json' with { type: 'json' };
import type { SymbolId } from '../model/types.ts';
import type { HistoryData, TouchedNames } from './types.ts';

/** The changes to a symbol or member over the compared versions. */
export interface SymbolHistory {
  /** The version that added it; absent when the first compared version already has it. */
  added?: string;
  /** Versions in which its public shape changed, oldest first. */
  changed: string[];
  deprecated?: string;
}

/** All versions compared, oldest first. */
export const history = rawHistory as unknown as HistoryData;

function touches(names: TouchedNames, id: string, member: string | undefined): boolean {
  const touched = names[id];
  if (!touched) return false;
  return member === undefined ? touched.length === 0 || touched.includes('') : touched.includes(member);
}

/** Collects the history of one name; a name that was removed and added again counts from its return. */
export function followName(data: HistoryData, id: string, member?: string): SymbolHistory {
  let found: SymbolHistory = { changed: [] };
  for (const changes of data) {
    if (touches(changes.added, id, undefined) || touches(changes.added, id, member)) {
      found = { added: changes.version, changed: [] };
    }
    if (touches(changes.changed, id, member)) found.changed.push(changes.version);
    if (touches(changes.deprecated, id, member)) found.deprecated = changes.version;
  }
  return found;
}

/** The history of a symbol, or of one of its own members. */
export function historyOf(id: SymbolId, member?: string): SymbolHistory {
  return followName(history, id, member);
}
