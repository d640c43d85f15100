import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';

/** The key that the script of Plausible obeys too, so that a choice holds at once on the page where it is made. */
export const IGNORE_KEY = 'plausible_ignore';

export type Choice = 'counted' | 'not-counted' | 'refused-by-browser';

interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

export function readChoice(wishes: Wishes = navigator as Wishes): Choice {
  if (wishes.doNotTrack === '1' || wishes.globalPrivacyControl === true) return 'refused-by-browser';
  return readStored(IGNORE_KEY) === 'true' ? 'not-counted' : 'counted';
}

/** Turns the choice around; says whether the browser kept it. */
export function toggleChoice(): boolean {
  const wanted: Choice = readChoice() === 'counted' ? 'not-counted' : 'counted';
  if (wanted === 'not-counted') writeStored(IGNORE_KEY, 'true');
  else removeStored(IGNORE_KEY);
  return readChoice() === wanted;
}
