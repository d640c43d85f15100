import { tilesBeside, type Rules } from './rules.ts';
import { SIDES } from './rules.ts';
import { adjacentCell, type Wave } from './wave.ts';

export interface Propagation {
  wave: Wave;
  /** Cells that lost options, with their distance in steps from the cause. */
  changed: ReadonlyMap<number, number>;
  /** The first cell without options. */
  conflict?: number;
  /** Number of cell pairs compared. */
  checks: number;
}

/** How far a change propagates: until nothing changes, or only to adjacent cells. */
export type Reach = 'full' | 'neighbours';

/**
 * Removes options that no longer fit, starting from these cells. A cell that lost an option is queued, because its own
 * neighbors may contain tiles that only fit next to that option.
 */
export function propagate(wave: Wave, rules: Rules, from: readonly number[], reach: Reach = 'full'): Propagation {
  const options = wave.options.slice();
  const next: Wave = { ...wave, options };
  const rings = new Map<number, number>(from.map((cell) => [cell, 0]));
  const changed = new Map<number, number>();
  const queue = [...from];
  const waiting = new Set(from);
  let checks = 0;
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head]!;
    waiting.delete(cell);
    for (let side = 0; side < SIDES.length; side++) {
      const neighbor = adjacentCell(next, cell, side);
      if (neighbor === -1) continue;
      checks++;
      const before = options[neighbor]!;
      const after = before & tilesBeside(rules, options[cell]!, side);
      if (after === before) continue;
      options[neighbor] = after;
      if (!rings.has(neighbor)) rings.set(neighbor, rings.get(cell)! + 1);
      changed.set(neighbor, rings.get(neighbor)!);
      if (after === 0) return { wave: next, changed, conflict: neighbor, checks };
      if (reach === 'neighbours' || waiting.has(neighbor)) continue;
      queue.push(neighbor);
      waiting.add(neighbor);
    }
  }
  return { wave: next, changed, checks };
}
