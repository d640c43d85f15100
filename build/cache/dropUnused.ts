import { rmSync, statSync } from 'node:fs';
import { CACHE_FOLDER } from './cached.ts';
import { listFilesBelow } from './readFiles.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Not "unused by the last build": a page that Astro takes from the last build isn't compiled, but its compiled form is
 * needed as soon as the layout changes. And a site may be built in turns for two base paths.
 */
const MAX_UNUSED_DAYS = 14;

/** Deletes entries that no build has used for two weeks, such as those of pages that are gone. Returns how many. */
export function dropUnused(folder = CACHE_FOLDER, now = Date.now()): number {
  const unused = listFilesBelow(folder).filter((file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats && now - stats.mtimeMs > MAX_UNUSED_DAYS * DAY_MS;
  });
  for (const file of unused) rmSync(file, { force: true });
  return unused.length;
}
