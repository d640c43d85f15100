/** Something that a new version of the engine broke. */
export interface Problem {
  /** `docs/graphics/sprites.mdx:40`; empty if unknown. */
  place: string;
  message: string;
}

const TSC = /^(?<file>[^\s(][^(]*)\((?<line>\d+),\d+\): error (?<message>TS\d+: .*)$/;
const SENTENCE = /^(?:⚠ |\[WARN\] (?:\[[\w-]+\] )?)?(?<file>[\w.\-/[\]]+\.\w+):(?<line>\d+)(?::\d+)?:? (?<message>.*)$/;

/** Strips ANSI colors and timestamps from a line. */
const toPlain = (line: string): string =>
  // eslint-disable-next-line no-control-regex -- ANSI colors are control characters
  line.replace(/\u001b\[[\d;]*m/g, '').replace(/^\d\d:\d\d:\d\d /, '');

function parseLine(line: string): Problem | undefined {
  const { file, line: at, message } = (TSC.exec(line) ?? SENTENCE.exec(line))?.groups ?? {};
  return file && message ? { place: `${file}:${at}`, message } : undefined;
}

/** Parses the problems in the output of a check: TypeScript errors and sentences that start with file and line. */
export function parseProblems(output: string): Problem[] {
  const problems = new Map<string, Problem>();
  for (const line of output.split(/\r?\n/)) {
    const problem = parseLine(toPlain(line).trimEnd());
    if (problem) problems.set(`${problem.place} ${problem.message}`, problem);
  }
  return [...problems.values()];
}
