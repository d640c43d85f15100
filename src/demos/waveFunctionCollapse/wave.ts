import { allBits, bitOf, onlyTile, type TileBits } from './bits.ts';
import { SIDES, type Rules } from './rules.ts';

/** The remaining options of every cell. `options` is never mutated once a step has returned it. */
export interface Wave {
  readonly columns: number;
  readonly rows: number;
  readonly options: Uint32Array;
}

/** The adjacent cell on a side, or -1 outside the map. */
export function adjacentCell({ columns, rows }: Pick<Wave, 'columns' | 'rows'>, cell: number, side: number): number {
  const { dx, dy } = SIDES[side]!;
  const [x, y] = [(cell % columns) + dx, Math.floor(cell / columns) + dy];
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x;
}

/** Initializes every cell with all tiles allowed by the map's edges and the reader. */
export function buildWave(columns: number, rows: number, rules: Rules, fixed: ReadonlyMap<number, number>): Wave {
  const options = new Uint32Array(columns * rows).fill(allBits(rules.tileCount));
  const wave = { columns, rows, options };
  for (let cell = 0; cell < options.length; cell++) {
    for (let side = 0; side < SIDES.length; side++) {
      if (adjacentCell(wave, cell, side) === -1) options[cell]! &= rules.edges[side]!;
    }
    const tile = fixed.get(cell);
    if (tile !== undefined) options[cell]! &= bitOf(tile);
  }
  return wave;
}

export const optionsAt = (wave: Wave, cell: number): TileBits => wave.options[cell] ?? 0;

export const tileAt = (wave: Wave, cell: number): number | undefined => onlyTile(optionsAt(wave, cell));
