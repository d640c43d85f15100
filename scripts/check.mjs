// npm run check: the fast part of the tests.
import { ensureInstalled } from './run/ensureInstalled.mjs';
import { finish, runChecks } from './run/steps.mjs';

/** They install packages and build projects with them; npm test runs them. */
const SLOW_TESTS = ['tests/unit/bundlers.test.ts', 'tests/unit/quickStart.test.ts'];

ensureInstalled();
finish(await runChecks({ unitArgs: SLOW_TESTS.map((file) => `--exclude=${file}`) }));
