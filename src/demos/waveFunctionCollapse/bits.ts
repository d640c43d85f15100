/** A set of tiles as a bit mask: tile n is bit n. `&` is intersection, `|` is union. */
export type TileBits = number;

export const bitOf = (tile: number): TileBits => 1 << tile;

export const allBits = (count: number): TileBits => (1 << count) - 1;

export function countBits(bits: TileBits): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

export function bitsToTiles(bits: TileBits): number[] {
  const tiles: number[] = [];
  for (let tile = 0; bits >> tile; tile++) if (bits & bitOf(tile)) tiles.push(tile);
  return tiles;
}

/** The only tile of a one-element set, otherwise undefined. */
export const onlyTile = (bits: TileBits): number | undefined =>
  bits !== 0 && (bits & (bits - 1)) === 0 ? 31 - Math.clz32(bits) : undefined;
