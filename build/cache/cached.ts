import { nameToFile, readEntry, touchEntry, writeEntry } from './entryFile.ts';
import { hashInputs, type Inputs } from './hashInputs.ts';

/** Safe to delete at any time. */
export const CACHE_FOLDER = 'node_modules/.cache/site';

/** A place in the cache, for callers that look many things up before they make what is missing. */
export interface CacheSlot<T> {
  /** What was made before from the same inputs, in an object because the value itself may be undefined. */
  found: { value: T } | undefined;
  /** Stores a value for the next run and returns it. */
  store: (value: T) => T;
}

/** Looks a name up; a value that was made from other inputs counts as missing. */
export function openSlot<T>(name: string, inputs: Inputs, folder = CACHE_FOLDER): CacheSlot<T> {
  const file = nameToFile(name, folder);
  const key = hashInputs(inputs);
  const entry = readEntry(file);
  const isFound = entry?.key === key;
  if (isFound) touchEntry(file);
  return {
    // The key holds the code that makes the value, so a value of another type has another key.
    found: isFound ? { value: entry.value as T } : undefined,
    store: (value) => {
      writeEntry(file, { key, value });
      return value;
    },
  };
}

/**
 * Returns what `make` made from these inputs in this or an earlier run, and calls it only when there is no such thing.
 * The name says what it is (`api/excalibur-<version>`); a newer value replaces the older one of the same name. Values must
 * survive JSON.
 */
export async function cached<T>(
  name: string,
  inputs: Inputs,
  make: () => T | Promise<T>,
  folder = CACHE_FOLDER,
): Promise<T> {
  const { found, store } = openSlot<T>(name, inputs, folder);
  return found ? found.value : store(await make());
}

/** `cached` for callers that can't wait. */
export function cachedSync<T>(name: string, inputs: Inputs, make: () => T, folder = CACHE_FOLDER): T {
  const { found, store } = openSlot<T>(name, inputs, folder);
  return found ? found.value : store(make());
}
