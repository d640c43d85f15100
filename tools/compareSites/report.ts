import { isUnnamed, type FileResult } from './compareSites.ts';
import { showLine } from './diffLines.ts';
import { groupHunks, type HunkGroup } from './groupHunks.ts';

const MAX_GROUPS = 30;
/** One page that changed throughout must not hide what changed elsewhere. */
const MAX_GROUPS_A_FILE = 3;
const MAX_LINES = 8;
const MAX_WIDTH = 220;
const MAX_FILES = 20;

/** The comparison as text: how much is equal, which differences have a name, and which don't. */
export function buildReport(results: readonly FileResult[]): string {
  return [
    countKind('Pages', results, 'page'),
    countKind('Text files', results, 'text'),
    countKind('Other files', results, 'binary'),
    noteScripts(results),
    ...listNamed(results),
    ...listFiles('Added', results, 'added'),
    ...listFiles('Removed', results, 'removed'),
    ...listGroups(groupHunks(results)),
  ].join('\n');
}

function countKind(title: string, results: readonly FileResult[], kind: FileResult['kind']): string {
  const own = results.filter((result) => result.kind === kind);
  const unnamed = own.filter(isUnnamed).length;
  const named = own.filter((result) => !isUnnamed(result) && result.reasons.length > 0).length;
  return `${title}: ${own.length - unnamed - named} equal, ${unnamed} differ, ${named} differ as named.`;
}

function noteScripts(results: readonly FileResult[]): string {
  const scripts = results.filter(({ kind }) => kind === 'script');
  const count = (state: FileResult['state']) => scripts.filter((result) => result.state === state).length;
  return `Scripts (not compared): ${count('common')} in both, ${count('added')} added, ${count('removed')} removed.`;
}

function listNamed(results: readonly FileResult[]): string[] {
  const named = results.flatMap(({ name, reasons }) => reasons.map((reason) => ({ name, reason })));
  const byReason = [...Map.groupBy(named, ({ reason }) => reason)];
  const lines = byReason.map(([reason, files]) => `  ${files.length} files, e.g. ${files[0]?.name}: ${reason}`);
  return lines.length > 0 ? ['', 'Named differences:', ...lines] : [];
}

function listFiles(title: string, results: readonly FileResult[], state: FileResult['state']): string[] {
  const names = results.filter((result) => result.state === state && isUnnamed(result)).map(({ name }) => name);
  if (names.length === 0) return [];
  const rest = names.length - MAX_FILES;
  return [
    '',
    `${title} files: ${names.length}`,
    ...names.slice(0, MAX_FILES).map((name) => `  ${name}`),
    ...more(rest),
  ];
}

function listGroups(groups: readonly HunkGroup[]): string[] {
  if (groups.length === 0) return [];
  const shown = dropRepeats(groups).slice(0, MAX_GROUPS);
  return [
    '',
    `Differences without a name: ${groups.length}`,
    ...shown.flatMap(showGroup),
    ...more(groups.length - shown.length),
  ];
}

function dropRepeats(groups: readonly HunkGroup[]): HunkGroup[] {
  const seen = new Map<string, number>();
  return groups.filter(({ files: [first = ''] }) => {
    seen.set(first, (seen.get(first) ?? 0) + 1);
    return (seen.get(first) ?? 0) <= MAX_GROUPS_A_FILE;
  });
}

function showGroup({ hunk, files }: HunkGroup): string[] {
  const where = files.length > 1 ? `${files.length} files, e.g. ${files[0]}` : files[0];
  const place = hunk[0]?.inside ? ` (in ${hunk[0].inside.split(' > ').slice(-3).join(' > ')})` : '';
  const lines = hunk.slice(0, MAX_LINES).map((line) => `    ${cut(showLine(line))}`);
  return ['', `  ${where}${place}`, ...lines, ...more(hunk.length - MAX_LINES).map((line) => `  ${line}`)];
}

const cut = (line: string): string => (line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH)}…` : line);

const more = (count: number): string[] => (count > 0 ? [`  … and ${count} more`] : []);
