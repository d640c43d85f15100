import { createGrid, type Grid } from '../frame/grid.ts';
import type { Area } from '../drawCells.ts';
import type { CollapseSettings, OnConflict } from './collapse.ts';
import type { PickRule } from './entropy.ts';
import type { Reach } from './propagate.ts';
import { buildRules, type Pair } from './rules.ts';
import { TILE_SETS, type CollapseTileSet, type TileSetName } from './tileSets.ts';

/** Pairs and weights changed by the reader, for one tile set. */
export interface ChangedRules {
  set: TileSetName;
  nextTo: readonly Pair[];
  below: readonly Pair[];
  weights: readonly number[];
}

export interface CollapseValues {
  set: TileSetName;
  size: 'small' | 'medium' | 'large';
  pick: PickRule;
  reach: Reach;
  onConflict: OnConflict;
  show: 'tiles' | 'count' | 'entropy';
  /** Whether the set's rule for the edges of the map applies. */
  edges: boolean;
  rules: ChangedRules | null;
}

const SIZES = {
  small: { columns: 8, rows: 6, size: 72 },
  medium: { columns: 14, rows: 9, size: 48 },
  large: { columns: 28, rows: 18, size: 24 },
} as const;

export const STAGE = { width: 672, height: 432 };
/** Enough for every built-in set. Impossible rules made by the reader must terminate. */
const MAX_ATTEMPTS = 300;

export const valuesToSet = ({ set }: Pick<CollapseValues, 'set'>): CollapseTileSet => TILE_SETS[set];

/** The current pairs and weights: the set's own, or the reader's. */
export function valuesToRules({ set, rules }: CollapseValues): ChangedRules {
  if (rules?.set === set) return rules;
  const { tiles, pairs } = TILE_SETS[set];
  return { set, nextTo: pairs.nextTo, below: pairs.below, weights: tiles.map(({ weight }) => weight) };
}

export function valuesToSettings(
  values: CollapseValues,
  seed: number,
  fixed: ReadonlyMap<number, number>,
): CollapseSettings {
  const { nextTo, below, weights } = valuesToRules(values);
  const { pick, reach, onConflict, size, edges } = values;
  const { tileCount, notAtEdge } = valuesToSet(values).pairs;
  return {
    columns: SIZES[size].columns,
    rows: SIZES[size].rows,
    rules: buildRules({ tileCount, nextTo, below, notAtEdge: edges ? notAtEdge : [] }),
    weights,
    pick,
    reach,
    onConflict,
    fixed,
    seed,
    maxAttempts: MAX_ATTEMPTS,
  };
}

export type Board = Grid & Area;

/** The cells, centered on the stage. */
export function valuesToBoard({ size: name }: CollapseValues): Board {
  const { columns, rows, size } = SIZES[name];
  const x = (STAGE.width - columns * size) / 2;
  const y = (STAGE.height - rows * size) / 2;
  return { ...createGrid({ columns, rows, size, x, y }), size, x, y };
}
