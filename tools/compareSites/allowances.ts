import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { FileResult } from './compareSites.ts';
import { showLine, type ChangedLine } from './diffLines.ts';

const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(source);
  } catch {
    context.addIssue({ code: 'custom', message: `"${source}" is no regular expression` });
    return z.NEVER;
  }
});

const allowanceSchema = z
  .strictObject({
    /** Why the difference is intended, in one sentence. It is the name under which differences are counted. */
    reason: z.string().min(1),
    /** Matched against the path of a file: `^docs/actors/index\.html$`. */
    file: pattern.optional(),
    /** Matched against the elements around a changed line: `nav.toc`. */
    inside: pattern.optional(),
    /** Matched against a changed line with its sign: `^- <link `. */
    line: pattern.optional(),
  })
  .refine(({ file, inside, line }) => file ?? inside ?? line, 'needs one of "file", "inside", "line"');

/** An intended difference. All patterns it has must match. */
export type Allowance = z.infer<typeof allowanceSchema>;

/** Reads the list of intended differences, or says in one sentence what is wrong with it. */
export function readAllowances(file: string): Allowance[] {
  const result = z.array(allowanceSchema).safeParse(parseJson(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(
    `${file}, entry ${issue?.path.join('.') || '?'}: ${issue?.message}. See tools/compareSites/README.md.`,
  );
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} can't be read as JSON: ${(error as Error).message}.`, { cause: error });
  }
}

/** Takes the named differences out of a result and notes their reasons. */
export function applyAllowances(result: FileResult, allowances: readonly Allowance[]): FileResult {
  if (result.state === 'common' && result.hunks.length === 0) return result;
  const reason = findFileReason(result.name, allowances);
  if (reason) return { ...result, hunks: [], reasons: [reason] };
  const named = result.hunks.map((hunk) => ({
    hunk,
    reasons: hunk.map((line) => findLineReason(result.name, line, allowances)),
  }));
  const isNamed = ({ reasons }: (typeof named)[number]) => reasons.every((reason) => reason !== undefined);
  return {
    ...result,
    hunks: named.filter((one) => !isNamed(one)).map(({ hunk }) => hunk),
    reasons: [...new Set(named.filter(isNamed).flatMap(({ reasons }) => reasons as string[]))],
  };
}

const findFileReason = (name: string, allowances: readonly Allowance[]): string | undefined =>
  allowances.find(({ file, inside, line }) => !inside && !line && file?.test(name))?.reason;

const findLineReason = (name: string, changed: ChangedLine, allowances: readonly Allowance[]): string | undefined =>
  allowances.find(
    ({ file, inside, line }) =>
      (!file || file.test(name)) && (!inside || inside.test(changed.inside)) && (!line || line.test(showLine(changed))),
  )?.reason;
