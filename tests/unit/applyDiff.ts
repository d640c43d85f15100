const SEPARATOR = /^\s*\/\/ …$/;

/** The index of the first of these consecutive lines in a file, or -1. */
const indexOfLines = (file: readonly string[], lines: readonly string[]): number =>
  file.findIndex((_, at) => lines.every((line, offset) => file[at + offset] === line));

const stripSigns = (hunk: readonly string[], signs: string): string[] =>
  hunk.filter((line) => line === '' || signs.includes(line[0]!)).map((line) => line.slice(1));

function splitHunks(lines: readonly string[]): string[][] {
  const hunks: string[][] = [[]];
  for (const line of lines) {
    if (SEPARATOR.test(line)) hunks.push([]);
    else hunks.at(-1)!.push(line);
  }
  return hunks;
}

function applyHunk(file: readonly string[], hunk: readonly string[]): string[] {
  const before = stripSigns(hunk, ' -');
  const at = indexOfLines(file, before);
  if (at === -1) throw new Error(`These lines are not in the step before:\n${before.join('\n')}`);
  return file.toSpliced(at, before.length, ...stripSigns(hunk, ' +'));
}

/** Applies a diff from a docs page to the lines of a file. A comment with only an ellipsis separates its hunks. */
export const applyDiff = (file: readonly string[], diff: readonly string[]): string[] =>
  splitHunks(diff).reduce(applyHunk, [...file]);
