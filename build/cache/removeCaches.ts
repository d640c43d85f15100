import { rmSync } from 'node:fs';
import { CACHE_FOLDER } from './cached.ts';

/** Deletes everything that earlier runs stored, here and in other tools' folders. */
export function removeCaches(...others: readonly string[]): void {
  for (const folder of [CACHE_FOLDER, ...others]) rmSync(folder, { recursive: true, force: true });
}
