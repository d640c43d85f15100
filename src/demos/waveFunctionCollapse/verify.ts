import { DOWN, isAllowed, RIGHT, type Rules } from './rules.ts';
import { adjacentCell, tileAt, type Wave } from './wave.ts';

export interface Violation {
  cell: number;
  side: number;
}

/** Every pair of decided neighbors that violates the rules. A finished map has none. */
export function findViolations(wave: Wave, rules: Rules): Violation[] {
  const found: Violation[] = [];
  for (let cell = 0; cell < wave.options.length; cell++) {
    const tile = tileAt(wave, cell);
    for (const side of [RIGHT, DOWN]) {
      const adjacent = adjacentCell(wave, cell, side);
      const neighbor = adjacent === -1 ? undefined : tileAt(wave, adjacent);
      if (tile === undefined || neighbor === undefined) continue;
      if (!isAllowed(rules, tile, side, neighbor)) found.push({ cell, side });
    }
  }
  return found;
}
