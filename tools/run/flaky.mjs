import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const flattenSpecs = ({ specs = [], suites = [] }, titles = []) => [
  ...specs.map((spec) => ({ ...spec, name: [spec.file, ...titles, spec.title].join(' › ') })),
  // A suite of the top level is a file, which every spec names itself.
  ...suites.flatMap((suite) => flattenSpecs(suite, suite.title === suite.file ? [] : [...titles, suite.title])),
];

/** Names the tests of a Playwright report that failed first and passed when they were retried. */
export const listFlaky = (report) =>
  flattenSpecs(report).flatMap(({ name, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${name}`),
  );

/** Names flaky tests on the console, in a file, and as annotations of a workflow run: each of them is a bug to fix. */
export function reportFlaky(names, file) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(names, null, 2)}\n`);
  console.log('\nPassed on second try (flaky, please fix):');
  for (const name of names) console.log(`  ${name}`);
  if (process.env.GITHUB_ACTIONS)
    for (const name of names) console.log(`::warning title=Passed on second try::${name}`);
}
