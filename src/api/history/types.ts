/**
 * Names touched by a version, by symbol id. An empty list is the symbol itself; otherwise the list holds its members,
 * and `''` among them the symbol as well.
 */
export type TouchedNames = Record<string, string[]>;

/** What one version did to the public API, compared with the version before it. */
export interface VersionChanges {
  version: string;
  /** New names. The members of a new symbol are not listed one by one. */
  added: TouchedNames;
  /** Names whose public shape (types, parameters, parents) differs. */
  changed: TouchedNames;
  deprecated: TouchedNames;
  /** Names that are gone. The members of a removed symbol are not listed one by one. */
  removed: TouchedNames;
}

/** The committed outcome of `npm run api:history`, oldest version first; the first one is the base and touches nothing. */
export type HistoryData = VersionChanges[];
