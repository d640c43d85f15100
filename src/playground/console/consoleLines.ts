import type { ConsoleValue } from '../protocol/consoleValue.ts';
import type { ConsoleEntry, ConsoleLevel } from '../protocol/messages.ts';

export const MAX_LINES = 300;

export interface ConsoleLine {
  id: number;
  level: ConsoleLevel;
  values: ConsoleValue[];
  count: number;
}

export interface ConsoleLines {
  lines: readonly ConsoleLine[];
  /** Number of lines dropped because they came too fast or were replaced by newer ones. */
  hidden: number;
  nextId: number;
}

export const NO_LINES: ConsoleLines = { lines: [], hidden: 0, nextId: 1 };

const isSame = (line: ConsoleLine | undefined, entry: ConsoleEntry): boolean =>
  line !== undefined && line.level === entry.level && JSON.stringify(line.values) === JSON.stringify(entry.values);

/** Appends entries. An entry equal to the previous line only increments that line's count. */
export function appendEntries(current: ConsoleLines, entries: readonly ConsoleEntry[], dropped: number): ConsoleLines {
  const lines = [...current.lines];
  let { nextId } = current;
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last && isSame(last, entry)) lines[lines.length - 1] = { ...last, count: last.count + entry.count };
    else lines.push({ ...entry, id: nextId++ });
  }
  const excess = Math.max(0, lines.length - MAX_LINES);
  return { lines: lines.slice(excess), hidden: current.hidden + dropped + excess, nextId };
}
