/**
 * Names affected by a version, by symbol id. An empty list means the symbol itself; otherwise the list contains its
 * members, and `''` if the symbol is affected too.
 */
export type TouchedNames = Record<string, string[]>;

/** What one version changed in the public API, compared with the previous version. */
export interface VersionChanges {
  version: string;
  /** New names. The members of a new symbol aren't listed individually. */
  added: TouchedNames;
  /** Names whose public shape (types, parameters, parents) differs. */
  changed: TouchedNames;
  deprecated: TouchedNames;
  /** Removed names. The members of a removed symbol aren't listed individually. */
  removed: TouchedNames;
}

/** The committed output of `npm run api:history`, oldest version first; the first one is the baseline without changes. */
export type HistoryData = VersionChanges[];
