import { tilesBeside, type Rules } from './rules.ts';
import { SIDES } from './rules.ts';
import { cellBeside, type Wave } from './wave.ts';

export interface Propagation {
  wave: Wave;
  /** Cells that lost options, with how many steps away from the cause they are. */
  changed: ReadonlyMap<number, number>;
  /** The first cell that nothing fits into any more. */
  conflict?: number;
  /** How many pairs of cells were compared. */
  checks: number;
}

/** How far a change is followed: until nothing changes any more, or only to the cells next to it. */
export type Reach = 'full' | 'neighbours';

/**
 * Takes away what no longer fits, from these cells outwards. A cell that lost something goes into the queue, because its
 * own neighbours may now hold tiles that fitted only beside what was lost.
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
      const neighbour = cellBeside(next, cell, side);
      if (neighbour === -1) continue;
      checks++;
      const before = options[neighbour]!;
      const after = before & tilesBeside(rules, options[cell]!, side);
      if (after === before) continue;
      options[neighbour] = after;
      if (!rings.has(neighbour)) rings.set(neighbour, rings.get(cell)! + 1);
      changed.set(neighbour, rings.get(neighbour)!);
      if (after === 0) return { wave: next, changed, conflict: neighbour, checks };
      if (reach === 'neighbours' || waiting.has(neighbour)) continue;
      queue.push(neighbour);
      waiting.add(neighbour);
    }
  }
  return { wave: next, changed, checks };
}
