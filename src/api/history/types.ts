/** What happened to one symbol or member; numbers are places in the list of versions. */
export interface HistoryEntry {
  /** Added in; absent when it is there in the first version. */
  a?: number;
  /** Changed in. */
  c?: number[];
  /** Deprecated since. */
  d?: number;
}

export interface SymbolHistoryEntry extends HistoryEntry {
  m?: Record<string, HistoryEntry>;
}

/** The committed outcome of `npm run api:history`. */
export interface HistoryData {
  versions: string[];
  /** The release date of each version. */
  dates: string[];
  symbols: Record<string, SymbolHistoryEntry>;
  /** For each version, the symbols (`class:Name`) and members (`class:Name#member`) it removed. */
  removed: Record<string, string[]>;
}
