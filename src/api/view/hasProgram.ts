import type { ApiSymbol } from '../model/types.ts';

/** Whether a page shows an example that can be run, and so needs the script that wakes it up. */
export function hasProgram(symbol: ApiSymbol): boolean {
  return JSON.stringify(symbol).includes('"program":');
}
