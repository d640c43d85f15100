/** One draw of a seeded generator and the state that gives the next one; nothing is changed in place. */
export interface Draw {
  /** In [0, 1). */
  value: number;
  state: number;
}

/** Mulberry32: 32 bits of state, the same numbers in every browser. */
export function drawRandom(state: number): Draw {
  const next = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296, state: next };
}

/** The same generator for work that is done in one go. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    const draw = drawRandom(state);
    state = draw.state;
    return draw.value;
  };
}

/** A number in [0, 1) that depends on a place and a time only, whatever was asked before. */
export function hashRandom(seed: number, x: number, y: number, time = 0): number {
  const mixed =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(x + 374761, 0xc2b2ae35) ^ Math.imul(y + 668265, 0x27d4eb2f);
  return drawRandom((mixed ^ Math.imul(time + 1, 0x165667b1)) >>> 0).value;
}
