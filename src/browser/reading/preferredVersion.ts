import { DOCS_VERSION, DOCS_VERSIONS } from '#src/contracts/attributes.ts';
import { PREFERRED_VERSION_KEY } from '#src/contracts/storageKeys.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';

/** The stored version if the site still has it; anything else is removed. */
export function readPreferredVersion(known: readonly string[]): string | null {
  const stored = readStored(PREFERRED_VERSION_KEY);
  if (stored === null || known.includes(stored)) return stored;
  removeStored(PREFERRED_VERSION_KEY);
  return null;
}

/** On a docs page: removes an unknown choice and remembers the version being read. */
export function rememberVersion(): void {
  const page = document.querySelector<HTMLElement>(`[${DOCS_VERSION}]`);
  const known = page?.getAttribute(DOCS_VERSIONS)?.split(' ') ?? [];
  const current = page?.getAttribute(DOCS_VERSION);
  if (!current) return;
  if (readPreferredVersion(known) !== current) writeStored(PREFERRED_VERSION_KEY, current);
}
