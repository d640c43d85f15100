import { foldMask, FOLDED_MASKS, NEIGHBOURS } from './mask.ts';

/** How much of the neighbourhood is looked at. */
export type Scheme = 'two' | 'edges' | 'blob';

export const TILES_NEEDED: Record<Scheme, number> = { two: 2, edges: 16, blob: 47 };

/**
 * The sheets of the kit count their bits in other orders than the masks here, as sheets do. The two lists say which bit of
 * the sheet a neighbour is, in the order of NEIGHBOURS.
 */
const BLOB_SHEET_BITS = [128, 1, 2, 64, 4, 32, 16, 8];
const EDGE_SHEET_BITS = [0, 1, 0, 8, 2, 0, 4, 0];

function translateBits(mask: number, sheetBits: readonly number[]): number {
  return NEIGHBOURS.reduce((result, { bit }, index) => (mask & bit ? result | sheetBits[index]! : result), 0);
}

/** Masks of the 47-tile sheet in the order in which its tiles are drawn: counting upwards in its own bits. */
const SHEET_ORDER = FOLDED_MASKS.map((mask) => translateBits(mask, BLOB_SHEET_BITS)).sort((a, b) => a - b);

/** Every one of the 256 masks to its tile on the sheet: built by the folding rule, not by hand. */
export const BLOB_TABLE: readonly number[] = Array.from({ length: 256 }, (_, mask) =>
  SHEET_ORDER.indexOf(translateBits(foldMask(mask), BLOB_SHEET_BITS)),
);

/** The cell of the 47-tile sheet that is bare ground. */
export const BARE_TILE = 47;
const FULL_TILE = BLOB_TABLE[255]!;

export interface TileChoice {
  sheet: 'blob' | 'edges';
  index: number;
}

/** The picture for a solid cell with these neighbours. */
export function chooseTile(scheme: Scheme, mask: number): TileChoice {
  if (scheme === 'two') return { sheet: 'blob', index: FULL_TILE };
  if (scheme === 'edges') return { sheet: 'edges', index: translateBits(mask, EDGE_SHEET_BITS) };
  return { sheet: 'blob', index: BLOB_TABLE[mask]! };
}
