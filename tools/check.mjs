// npm run check: the fast part of the tests.
import { ensureInstalled } from './run/ensureInstalled.mjs';
import { finish, runStaticChecks, runUnitTests } from './run/steps.mjs';

/** They install packages and build projects, so only npm test runs them. */
const SLOW_TESTS = ['tests/unit/bundlers.test.ts', 'tests/unit/quickStart.test.ts'];

await ensureInstalled();
const args = SLOW_TESTS.map((file) => `--exclude=${file}`);
const [checks, unit] = await Promise.all([runStaticChecks(), runUnitTests({ args })]);
finish([...checks, unit]);
