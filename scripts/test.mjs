// npm test: everything. Ends with one line that counts all tests; a failure anywhere exits non-zero.
import { ensureBrowser } from './run/ensureBrowser.mjs';
import { ensureInstalled } from './run/ensureInstalled.mjs';
import { countPlaywright, finish, runCheck, runChecks, runCounted } from './run/steps.mjs';

const full = process.argv.includes('--full');
const FULL_ENV = full ? { TEST_FULL: '1' } : {};
// A second build proves that any base path works, and carries pages that exist only to be tested.
const BASE_BUILD = { SITE_BASE: '/engine/', SITE_OUT: './dist-base', SITE_FIXTURES: '1' };

ensureInstalled();
ensureBrowser();
const counts = await runChecks({ env: FULL_ENV });
const builds = [
  await runCheck('Build', 'build', { env: { SITE_STRICT: '1' } }),
  await runCheck('Build under a base path', 'build', { env: BASE_BUILD }),
];
counts.push(...builds);
if (builds.every(({ failed }) => failed === 0)) {
  const report = 'node_modules/.cache/e2e.json';
  counts.push(await runCounted('End-to-end tests', 'e2e', { report, count: countPlaywright, env: FULL_ENV }));
}
finish(counts);
