// npm test: everything. Ends with one line that counts all tests; a failure anywhere exits non-zero.
import { ensureBrowser } from '../tests/support/ensureBrowser.mjs';
import { ensureInstalled } from './run/ensureInstalled.mjs';
import { countPlaywright, finish, runCheck, runCounted, runStaticChecks, runUnitTests } from './run/steps.mjs';

const full = process.argv.includes('--full');
const FULL_ENV = full ? { TEST_FULL: '1' } : {};
// A second build proves that any base path works, and carries pages that exist only to be tested.
const BASE_BUILD = { SITE_BASE: '/engine/', SITE_OUT: './dist-base', SITE_FIXTURES: '1' };
const REPORTS = 'node_modules/.cache';

/** What the site is made of, tested, and then the site itself. */
async function runUnitTestsAndBuilds() {
  return [
    await runUnitTests({ env: FULL_ENV }),
    await runCheck('Build', 'build', { env: { SITE_STRICT: '1' } }),
    await runCheck('Build under a base path', 'build', { env: BASE_BUILD }),
  ];
}

const runBrowserTests = (name, script) => {
  const report = `${REPORTS}/${script.replace(':', '-')}.json`;
  return runCounted(name, script, { report, count: countPlaywright, env: FULL_ENV });
};

await ensureInstalled();
ensureBrowser();
// Both lanes use little more than one core most of the time.
const [checks, [unit, ...builds]] = await Promise.all([runStaticChecks(), runUnitTestsAndBuilds()]);
const counts = [...checks, unit, ...builds];
if (builds.every(({ failed }) => failed === 0))
  counts.push(
    await runBrowserTests('End-to-end tests', 'e2e'),
    await runBrowserTests('Firefox and WebKit', 'test:browsers'),
  );
finish(counts);
