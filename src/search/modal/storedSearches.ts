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

/** DocSearch trusts what it finds in storage and doesn't open when it's malformed. */
export function dropBrokenSearches(): void {
  for (const key of SEARCH_KEYS) {
    const stored = readStored(key);
    if (stored === null) continue;
    const valid = parseSearches(stored);
    if (valid.length === 0) removeStored(key);
    else if (JSON.stringify(valid) !== stored) writeStored(key, JSON.stringify(valid));
  }
}
