import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = 'node_modules/.cache/aside';

/**
 * Moves the last build out of the way and deletes it in the background: deleting thousands of files one after another would
 * hold up the pages for seconds. Resolves when it is gone.
 */
export async function moveAside(out: string, folder = FOLDER): Promise<void> {
  mkdirSync(folder, { recursive: true });
  try {
    if (existsSync(out)) renameSync(out, path.join(folder, `${path.basename(out)}-${process.pid}-${Date.now()}`));
  } catch {
    // On another disk, or in use: Astro then empties it in place.
  }
  // What could not be deleted now is deleted by the next build.
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
}
