import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';

/** The docs plugin has no id of its own on this site, so it is the default one. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** The stored version if the site still has it; anything else is forgotten. */
export function readPreferredVersion(known: readonly string[]): string | null {
  const stored = readStored(PREFERRED_VERSION_KEY);
  if (stored === null || known.includes(stored)) return stored;
  removeStored(PREFERRED_VERSION_KEY);
  return null;
}

/** On a page of the docs: forgets an unknown choice and remembers the version being read. */
export function rememberVersion(): void {
  const page = document.querySelector<HTMLElement>('[data-docs-version]');
  const known = page?.dataset['docsVersions']?.split(' ') ?? [];
  const current = page?.dataset['docsVersion'];
  if (!current) return;
  if (readPreferredVersion(known) !== current) writeStored(PREFERRED_VERSION_KEY, current);
}
