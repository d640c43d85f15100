import { createRandom } from '#src/lib/random.ts';

/** One draw of a seeded generator, with the state for the next one. Nothing is mutated. */
export interface Draw {
  /** From 0 (inclusive) to 1 (exclusive). */
  value: number;
  state: number;
}

/** The increment of the generator's state in src/lib/random.ts, whose state is its seed. */
const STRIDE = 0x6d2b79f5;

export const drawRandom = (state: number): Draw => ({
  value: createRandom(state)(),
  state: (state + STRIDE) >>> 0,
});

/** A number from 0 to below 1 that depends only on a position and a time, not on earlier calls. */
export function hashRandom(seed: number, x: number, y: number, time = 0): number {
  const place = Math.imul(x + 374761, 0xc2b2ae35) ^ Math.imul(y + 668265, 0x27d4eb2f);
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ place ^ Math.imul(time + 1, 0x165667b1);
  return createRandom(mixed >>> 0)();
}
