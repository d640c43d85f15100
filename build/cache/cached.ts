import { nameToFile, readEntry, touchEntry, writeEntry } from './entryFile.ts';
import { hashInputs, type Inputs } from './hashInputs.ts';

/** Safe to delete at any time. */
export const CACHE_FOLDER = 'node_modules/.cache/site';

/** What was made before from the same inputs, in a wrapper because the value itself may be undefined. */
function lookUp(file: string, key: string): { value: unknown } | undefined {
  const entry = readEntry(file);
  if (entry?.key !== key) return undefined;
  touchEntry(file);
  return { value: entry.value };
}

/**
 * Returns what `make` made from these inputs in this or an earlier run, and calls it only when there is no such thing.
 * The name says what it is (`api/excalibur`); a newer value replaces the older one of the same name. Values must survive JSON.
 */
export async function cached<T>(
  name: string,
  inputs: Inputs,
  make: () => T | Promise<T>,
  folder = CACHE_FOLDER,
): Promise<T> {
  const file = nameToFile(name, folder);
  const key = hashInputs(inputs);
  const found = lookUp(file, key);
  // The key holds the code that makes the value, so a value of another type has another key.
  if (found) return found.value as T;
  const value = await make();
  writeEntry(file, { key, value });
  return value;
}

/** `cached` for callers that can't wait. */
export function cachedSync<T>(name: string, inputs: Inputs, make: () => T, folder = CACHE_FOLDER): T {
  const file = nameToFile(name, folder);
  const key = hashInputs(inputs);
  const found = lookUp(file, key);
  if (found) return found.value as T;
  const value = make();
  writeEntry(file, { key, value });
  return value;
}
