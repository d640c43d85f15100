import { SEARCH_KEYS } from '#src/contracts/storageKeys.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';

function isSearch(value: unknown): boolean {
  const search = value as { objectID?: unknown; url?: unknown; hierarchy?: unknown } | null;
  return (
    typeof search === 'object' &&
    typeof search?.objectID === 'string' &&
    typeof search.url === 'string' &&
    typeof search.hierarchy === 'object' &&
    search.hierarchy !== null
  );
}

function parseSearches(text: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isSearch) : [];
  } catch {
    return [];
  }
}

/** The search window trusts what it finds in storage and would not open with anything else there. */
export function dropBrokenSearches(): void {
  for (const key of SEARCH_KEYS) {
    const stored = readStored(key);
    if (stored === null) continue;
    const sound = parseSearches(stored);
    if (sound.length === 0) removeStored(key);
    else if (JSON.stringify(sound) !== stored) writeStored(key, JSON.stringify(sound));
  }
}
