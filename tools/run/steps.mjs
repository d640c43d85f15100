import { readFileSync, rmSync } from 'node:fs';
import { listFlaky, reportFlaky } from './flaky.mjs';
import { runScript } from './runScript.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/** A check that passes or fails as a whole. */
export async function runCheck(name, script, options) {
  const since = Date.now();
  console.log(`\n▶ ${name}`);
  const code = await runScript(script, options);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(since)})`);
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** A test runner whose report is counted test by test; a runner that dies without a report counts as a failure. */
export async function runCounted(name, script, { report, count, ...options }) {
  rmSync(report, { force: true });
  const since = Date.now();
  console.log(`\n▶ ${name}`);
  const code = await runScript(script, { ...options, env: { ...options.env, TEST_JSON: report } });
  let counts;
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name} (${seconds(since)})`);
  return counts;
}

const CHECKS = [
  ['Format', 'format:check'],
  ['Lint', 'lint'],
  ['Types of all code and examples', 'typecheck'],
];
/** Below Playwright's own output, which it clears at the start of a run. */
const FLAKY_REPORT = 'test-results/flaky.json';
const UNIT_REPORT = 'node_modules/.cache/unit.json';

/** Format, lint and types, one after another: each uses little more than one core. */
export async function runStaticChecks() {
  const checks = [];
  for (const [name, script] of CHECKS) checks.push(await runCheck(name, script, { isQuiet: true }));
  return checks;
}

export const runUnitTests = ({ args = [], env = {} } = {}) =>
  runCounted('Unit tests', 'unit', { report: UNIT_REPORT, count: countVitest, args, env, isQuiet: true });

export const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
  skipped: report.numPendingTests + (report.numTodoTests ?? 0),
});

/** A test that passed on its second try counts as passed, and is named. */
export const countPlaywright = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  flaky: listFlaky({ suites }),
});

const sum = (counts) =>
  counts.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** The last line of every run, and the exit code that goes with it. */
export function finish(counts, flakyReport = FLAKY_REPORT) {
  const { passed, failed, skipped } = sum(counts);
  const flaky = counts.flatMap((one) => one.flaky ?? []);
  if (flaky.length > 0) reportFlaky(flaky, flakyReport);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
