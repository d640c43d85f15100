import { ANALYTICS_IGNORE_KEY } from '#src/contracts/storageKeys.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';

export type Choice = 'counted' | 'not-counted' | 'refused-by-browser';

interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

export function readChoice(wishes: Wishes = navigator as Wishes): Choice {
  if (wishes.doNotTrack === '1' || wishes.globalPrivacyControl === true) return 'refused-by-browser';
  return readStored(ANALYTICS_IGNORE_KEY) === 'true' ? 'not-counted' : 'counted';
}

/** Toggles the choice; returns whether the browser stored it. */
export function toggleChoice(): boolean {
  const wanted: Choice = readChoice() === 'counted' ? 'not-counted' : 'counted';
  if (wanted === 'not-counted') writeStored(ANALYTICS_IGNORE_KEY, 'true');
  else removeStored(ANALYTICS_IGNORE_KEY);
  return readChoice() === wanted;
}
