import { applyAllowances, type Allowance } from './allowances.ts';
import { compareFiles } from './compareFiles.ts';
import type { Hunk } from './diffLines.ts';
import { kindOf, listSiteFiles, type FileKind } from './siteFiles.ts';

/** What became of one file. */
export interface FileResult {
  name: string;
  kind: FileKind;
  /** A file that stands in both sites is `common`. */
  state: 'common' | 'added' | 'removed';
  /** The differences that no allowance names. */
  hunks: Hunk[];
  /** The reasons of the allowances that apply. */
  reasons: string[];
}

/** Compares two built sites file by file. */
export function compareSites(before: string, after: string, allowances: readonly Allowance[]): FileResult[] {
  const old = listSiteFiles(before);
  const current = listSiteFiles(after);
  const names = [...new Set([...old.keys(), ...current.keys()])].toSorted();
  return names.map((name) => {
    const oldFiles = old.get(name);
    const currentFiles = current.get(name);
    const kind = kindOf(name);
    const isCommon = oldFiles && currentFiles;
    const hunks = isCommon ? compareFiles(name, kind, oldFiles, currentFiles) : [];
    const state = isCommon ? 'common' : oldFiles ? 'removed' : 'added';
    return applyAllowances({ name, kind, state, hunks, reasons: [] }, allowances);
  });
}

/** Whether a file differs in a way that nobody has named. */
export const isUnnamed = ({ kind, state, hunks, reasons }: FileResult): boolean =>
  hunks.length > 0 || (state !== 'common' && kind !== 'script' && reasons.length === 0);
