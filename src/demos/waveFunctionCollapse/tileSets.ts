import { ROAD_ENDS } from './roadEnds.ts';
import { DOWN, oppositeOf, RIGHT, type Pair, type PairRules } from './rules.ts';

export interface CollapseTile {
  readonly name: string;
  readonly weight: number;
}

export interface CollapseTileSet {
  readonly name: string;
  readonly tiles: readonly CollapseTile[];
  readonly pairs: PairRules;
}

type Named = readonly [a: string, b: string];

function namesToPairs(names: readonly string[], pairs: readonly Named[]): Pair[] {
  const indexOf = (name: string) => {
    const index = names.indexOf(name);
    if (index === -1) throw new Error(`There is no tile "${name}" in the set ${names.join(', ')}.`);
    return index;
  };
  return pairs.map(([a, b]) => [indexOf(a), indexOf(b)]);
}

/** Symmetric pairs: a next to b and b next to a. */
const bothWays = (pairs: readonly Named[]): Named[] =>
  pairs.flatMap(([a, b]): Named[] =>
    a === b
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ],
  );

interface Draft {
  name: string;
  weights: Record<string, number>;
  /** Allowed horizontally, in either order. */
  nextTo: Named[];
  /** The first above the second. */
  below: Named[];
  /** Tiles not allowed in the last row. */
  notAtBottom?: string[];
}

function buildTileSet({ name, weights, nextTo, below, notAtBottom = [] }: Draft): CollapseTileSet {
  const names = Object.keys(weights);
  return {
    name,
    tiles: names.map((tile) => ({ name: tile, weight: weights[tile] ?? 1 })),
    pairs: {
      tileCount: names.length,
      nextTo: namesToPairs(names, bothWays(nextTo)),
      below: namesToPairs(names, below),
      notAtEdge: notAtBottom.map((tile) => [names.indexOf(tile), DOWN] as const),
    },
  };
}

/** Four tiles and one strict rule: a treetop has a tree right below it. Trees can't touch water. */
export const MEADOW = buildTileSet({
  name: 'Meadow',
  weights: { grass: 4, water: 2, tree: 1, treetop: 1 },
  nextTo: [
    ['grass', 'grass'],
    ['grass', 'water'],
    ['grass', 'tree'],
    ['grass', 'treetop'],
    ['water', 'water'],
    ['tree', 'tree'],
    ['tree', 'treetop'],
    ['treetop', 'treetop'],
  ],
  below: [
    ...bothWays([
      ['grass', 'grass'],
      ['grass', 'water'],
      ['grass', 'tree'],
      ['water', 'water'],
      ['tree', 'tree'],
    ]),
    ['grass', 'treetop'],
    ['tree', 'treetop'],
    ['treetop', 'tree'],
  ],
  notAtBottom: ['treetop'],
});

const SHORE: Named[] = [
  ['water', 'water'],
  ['water', 'sand'],
  ['sand', 'sand'],
  ['sand', 'grass'],
  ['grass', 'grass'],
  ['grass', 'flowers'],
  ['grass', 'tree'],
  ['flowers', 'flowers'],
  ['flowers', 'tree'],
  ['tree', 'tree'],
];

/** Six tiles from deep water to forest: there is always sand between water and grass. */
const COAST = buildTileSet({
  name: 'Coast',
  weights: { water: 5, sand: 1, grass: 6, flowers: 1, tree: 2, treetop: 2 },
  nextTo: [...SHORE, ['grass', 'treetop'], ['tree', 'treetop'], ['treetop', 'treetop']],
  below: [...bothWays(SHORE), ['grass', 'treetop'], ['tree', 'treetop'], ['treetop', 'tree']],
  notAtBottom: ['treetop'],
});

const ROAD_NAMES = Object.keys(ROAD_ENDS);

const isBend = (name: string): boolean => name.startsWith('bend');

/** Roads must connect across the border or be absent on both sides, and no two bends may be adjacent. */
function matchRoads(side: number): Named[] {
  const goesOn = (tile: string, end: number) => ROAD_ENDS[tile]!.includes(end);
  return ROAD_NAMES.flatMap((a) =>
    ROAD_NAMES.filter((b) => goesOn(a, side) === goesOn(b, oppositeOf(side)))
      .filter((b) => !(goesOn(a, side) && isBend(a) && isBend(b)))
      .map((b): Named => [a, b]),
  );
}

/** Seven tiles for closed loops: no dead ends, no exits from the map. Tight rules, with conflicts to watch. */
export const ROADS: CollapseTileSet = {
  name: 'Roads',
  tiles: ROAD_NAMES.map((name) => ({ name, weight: name === 'field' ? 3 : 1 })),
  pairs: {
    tileCount: ROAD_NAMES.length,
    nextTo: namesToPairs(ROAD_NAMES, matchRoads(RIGHT)),
    below: namesToPairs(ROAD_NAMES, matchRoads(DOWN)),
    notAtEdge: ROAD_NAMES.flatMap((name, tile) => ROAD_ENDS[name]!.map((side) => [tile, side] as const)),
  },
};

export const TILE_SETS = { meadow: MEADOW, coast: COAST, roads: ROADS } as const;

export type TileSetName = keyof typeof TILE_SETS;
