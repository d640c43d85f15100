import type { FileResult } from './compareSites.ts';
import { showLine, type Hunk } from './diffLines.ts';

/** The same change in one or more files. */
export interface HunkGroup {
  /** As it stands in the first file. */
  hunk: Hunk;
  files: string[];
}

/** Gathers equal changes, so that one change of a layout reads as one and not as nine hundred. Most frequent first. */
export function groupHunks(results: readonly FileResult[]): HunkGroup[] {
  const groups = new Map<string, HunkGroup>();
  for (const { name, hunks } of results) {
    for (const hunk of hunks) {
      const shape = toShape(hunk);
      const group = groups.get(shape) ?? { hunk, files: [] };
      if (group.files.at(-1) !== name) group.files.push(name);
      groups.set(shape, group);
    }
  }
  return [...groups.values()].toSorted((a, b) => b.files.length - a.files.length);
}

const ATTRIBUTE = /([\w-]+)="[^"]*"/g;

/** A change without what is a page's own: attributes that stay as they are, and the texts of what only came or only went. */
function toShape(hunk: Hunk): string {
  const [removed, added] = (['removed', 'added'] as const).map((change) =>
    hunk.filter((line) => line.change === change).map(showLine),
  ) as [string[], string[]];
  if (removed.length === 0 || added.length === 0) return hunk.map((line) => blankLine(showLine(line))).join('\n');
  const stays = toAttributes(removed).intersection(toAttributes(added));
  const blank = (all: string, name: string) => (stays.has(all) ? `${name}=…` : all);
  return [...removed, ...added].map((line) => line.replace(ATTRIBUTE, blank)).join('\n');
}

const toAttributes = (lines: readonly string[]): Set<string> => new Set(lines.join('\n').match(ATTRIBUTE));

const blankLine = (line: string): string =>
  /^[+-] </.test(line) ? line.replace(ATTRIBUTE, '$1=…') : line.replace(/(?<=^[+-] ).*/, '…');
