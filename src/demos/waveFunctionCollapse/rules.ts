import { allBits, bitOf, type TileBits } from './bits.ts';

/** The four sides, in the order of the tables below. The opposite of side n is side (n + 2) % 4. */
export const SIDES = [
  { name: 'up', dx: 0, dy: -1 },
  { name: 'right', dx: 1, dy: 0 },
  { name: 'down', dx: 0, dy: 1 },
  { name: 'left', dx: -1, dy: 0 },
] as const;

export const RIGHT = 1;
export const DOWN = 2;

export const oppositeOf = (side: number): number => (side + 2) % 4;

/** `[a, b]`: b is allowed on that side of a. Each pair is defined once, so the two directions can't disagree. */
export type Pair = readonly [a: number, b: number];

export interface PairRules {
  readonly tileCount: number;
  /** b is allowed to the right of a. */
  readonly nextTo: readonly Pair[];
  /** b is allowed below a. */
  readonly below: readonly Pair[];
  /** Tiles not allowed at an edge of the map, by side. */
  readonly notAtEdge?: readonly (readonly [tile: number, side: number])[];
}

/** The lookup tables for propagation: the tiles allowed on each side of a tile, and at each edge of the map. */
export interface Rules {
  readonly tileCount: number;
  /** `allowed[side][tile]`: the tiles allowed on that side of the tile. */
  readonly allowed: readonly (readonly TileBits[])[];
  readonly edges: readonly TileBits[];
}

function addPairs(allowed: number[][], side: number, pairs: readonly Pair[]): void {
  for (const [a, b] of pairs) {
    allowed[side]![a]! |= bitOf(b);
    allowed[oppositeOf(side)]![b]! |= bitOf(a);
  }
}

export function buildRules({ tileCount, nextTo, below, notAtEdge = [] }: PairRules): Rules {
  const allowed = SIDES.map(() => new Array<number>(tileCount).fill(0));
  addPairs(allowed, RIGHT, nextTo);
  addPairs(allowed, DOWN, below);
  const edges = SIDES.map(() => allBits(tileCount));
  for (const [tile, side] of notAtEdge) edges[side]! &= ~bitOf(tile);
  return { tileCount, allowed, edges };
}

export const isAllowed = (rules: Rules, tile: number, side: number, neighbor: number): boolean =>
  Boolean((rules.allowed[side]?.[tile] ?? 0) & bitOf(neighbor));

/** All tiles that fit next to at least one of these. */
export function tilesBeside(rules: Rules, options: TileBits, side: number): TileBits {
  const table = rules.allowed[side]!;
  let result = 0;
  for (let rest = options; rest; rest &= rest - 1) result |= table[31 - Math.clz32(rest & -rest)]!;
  return result;
}

/** Toggles a pair. */
export function togglePair(pairs: readonly Pair[], a: number, b: number): Pair[] {
  const rest = pairs.filter(([left, right]) => left !== a || right !== b);
  return rest.length === pairs.length ? [...pairs, [a, b]] : rest;
}
