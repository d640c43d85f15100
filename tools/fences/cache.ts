import { openSlot, type CacheSlot } from '../../build/cache/cached.ts';
import { toHash } from '../../build/cache/hash.ts';
import { hashInputs } from '../../build/cache/hashInputs.ts';
import type { Fence } from './readFences.ts';

let checker: string | undefined;

/** The cache slot that records whether a fence passed. Its inputs are the text of the fence, the checker, and all packages the fence may import. */
export function openFence({ code, language, expectError, engine }: Fence): CacheSlot<true> {
  checker ??= hashInputs({ code: 'tools/fences/checkFences.ts', files: ['package-lock.json'] });
  const fence = [language, expectError, engine, code];
  return openSlot(`fences/${toHash(JSON.stringify(fence))}`, { data: [checker, fence] });
}
