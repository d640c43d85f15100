// npm test: runs everything. The last line counts all tests; any failure exits with a non-zero code.
import { ensureBrowser } from '../tests/support/ensureBrowser.mjs';
import { ensureInstalled } from './run/ensureInstalled.mjs';
import { countPlaywright, finish, runCheck, runCounted, runStaticChecks, runUnitTests } from './run/steps.mjs';

const full = process.argv.includes('--full');
const FULL_ENV = full ? { TEST_FULL: '1' } : {};
// A second build verifies that any base path works, and includes test fixture pages.
const BASE_BUILD = { SITE_BASE: '/engine/', SITE_OUT: './dist-base', SITE_FIXTURES: '1' };
const REPORTS = 'node_modules/.cache';

/** Unit tests first, then both builds of the site. */
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
// Each of these uses about one core most of the time.
const [checks, [unit, ...builds]] = await Promise.all([runStaticChecks(), runUnitTestsAndBuilds()]);
const counts = [...checks, unit, ...builds];
if (builds.every(({ failed }) => failed === 0))
  counts.push(
    await runBrowserTests('End-to-end tests', 'e2e'),
    await runBrowserTests('Firefox and WebKit', 'test:browsers'),
  );
finish(counts);
