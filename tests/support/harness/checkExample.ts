import type { Page } from '@playwright/test';
import type { SourceFile } from '../../../src/playground/protocol/messages.ts';
import type { RunReport } from './harnessPage.ts';

/** Enough for first physics and the first animation frames; the same in every run, so that posters are comparable. */
const POSTER_FRAME = 20;
/** Enough to see whether anything is drawn. */
const CHECK_FRAME = 10;
/** A page rendered by React is complete after a few frames. */
const REACT_FRAME = 3;
/** Far longer than any start should take: a busy machine without a GPU is slow, not broken. */
const LIMIT_MS = 45_000;

/** Runs one example in the real sandbox until its screenshot is taken. */
export function runForPicture(page: Page, files: readonly SourceFile[], frame = CHECK_FRAME): Promise<RunReport> {
  return page.evaluate(
    ([sources, pictureAtFrame, limitMs]) =>
      window.runExample({ files: [...sources], until: 'picture', pictureAtFrame, limitMs }),
    [files, isReact(files) ? REACT_FRAME : frame, LIMIT_MS] as const,
  );
}

/** A screenshot late enough to show what the example is about. */
export const runForPoster = (page: Page, files: readonly SourceFile[]): Promise<RunReport> =>
  runForPicture(page, files, POSTER_FRAME);

export const isReact = (files: readonly SourceFile[]): boolean => /\.[jt]sx$/.test(files[0]!.name);

/** Lists the problems of a run, in sentences an author can act on. */
export function findProblems(report: RunReport, files: readonly SourceFile[]): string[] {
  const problems = report.errors.map(
    ({ message, file, line }) => `${file && line ? `${file}:${line}: ` : ''}${message}`,
  );
  for (const { level, text } of report.logs) if (level === 'error') problems.push(`It printed an error: ${text}`);
  if (!report.ended) problems.push('Its frame was still there after it had been stopped.');
  if (isReact(files)) return problems;
  if (!report.picture) problems.push(`It did not draw its first frames in ${LIMIT_MS / 1000} seconds.`);
  else if (report.picture.colors < 2) problems.push('Its canvas shows a single color: nothing was drawn.');
  return problems;
}
