import { diffArrays } from 'diff';
import type { Line } from './lines.ts';

export interface ChangedLine extends Line {
  change: 'removed' | 'added';
}

/** Neighboring lines that changed together. */
export type Hunk = ChangedLine[];

// Two pages with more changes than this have little in common, and looking for the rest would take minutes.
const MAX_CHANGES = 3000;

/** The changes from one list of lines to the other; all of both when they have little in common. */
export function diffLines(before: readonly Line[], after: readonly Line[]): Hunk[] {
  const changes = diffArrays([...before], [...after], {
    comparator: (a, b) => a.text === b.text,
    maxEditLength: MAX_CHANGES,
  });
  if (!changes) return [[...mark(before, 'removed'), ...mark(after, 'added')]];
  const hunks: Hunk[] = [];
  let isOpen = false;
  for (const { added, removed, value } of changes) {
    const isChange = added || removed;
    if (isChange && !isOpen) hunks.push([]);
    if (isChange) hunks.at(-1)?.push(...mark(value, added ? 'added' : 'removed'));
    isOpen = isChange;
  }
  return hunks;
}

const mark = (lines: readonly Line[], change: ChangedLine['change']): Hunk =>
  lines.map((line) => ({ ...line, change }));

/** A changed line as people read it: `- <p>` or `+ <p>`. */
export const showLine = ({ change, text }: ChangedLine): string => `${change === 'added' ? '+' : '-'} ${text}`;
