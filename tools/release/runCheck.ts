import { spawnSync } from 'node:child_process';
import { parseProblems } from './parseProblems.ts';
import type { Check } from './plan.ts';
import type { Outcome } from './report.ts';

const TAIL_LINES = 15;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a check to completion and parses its output. */
export function runCheck({ title, command: [program = '', ...args], env }: Check): Outcome {
  const run = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const rawOutput = `${run.stdout ?? ''}\n${run.stderr ?? ''}\n${run.error?.message ?? ''}`;
  // The compiler prints absolute paths.
  const output = rawOutput.replaceAll(`${process.cwd()}/`, '');
  return {
    title,
    isPassed: run.status === 0,
    problems: parseProblems(output),
    tail: output.trim().split('\n').slice(-TAIL_LINES),
  };
}
