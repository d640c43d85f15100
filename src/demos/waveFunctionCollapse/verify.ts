import { DOWN, isAllowed, RIGHT, type Rules } from './rules.ts';
import { cellBeside, tileAt, type Wave } from './wave.ts';

export interface Violation {
  cell: number;
  side: number;
}

/** Every pair of decided neighbours that the rules do not allow. A finished map has none. */
export function findViolations(wave: Wave, rules: Rules): Violation[] {
  const found: Violation[] = [];
  for (let cell = 0; cell < wave.options.length; cell++) {
    const tile = tileAt(wave, cell);
    for (const side of [RIGHT, DOWN]) {
      const beside = cellBeside(wave, cell, side);
      const neighbour = beside === -1 ? undefined : tileAt(wave, beside);
      if (tile === undefined || neighbour === undefined) continue;
      if (!isAllowed(rules, tile, side, neighbour)) found.push({ cell, side });
    }
  }
  return found;
}
