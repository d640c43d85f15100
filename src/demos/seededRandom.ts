import { createRandom } from '#src/lib/random.ts';

/** One draw of a seeded generator and the state that gives the next one; nothing is changed in place. */
export interface Draw {
  /** From 0 to below 1. */
  value: number;
  state: number;
}

/** The distance between two states of the generator in src/lib/random.ts, whose state is its seed. */
const STRIDE = 0x6d2b79f5;

export const drawRandom = (state: number): Draw => ({
  value: createRandom(state)(),
  state: (state + STRIDE) >>> 0,
});

/** A number from 0 to below 1 that depends on a place and a time only, whatever was asked before. */
export function hashRandom(seed: number, x: number, y: number, time = 0): number {
  const place = Math.imul(x + 374761, 0xc2b2ae35) ^ Math.imul(y + 668265, 0x27d4eb2f);
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ place ^ Math.imul(time + 1, 0x165667b1);
  return createRandom(mixed >>> 0)();
}
