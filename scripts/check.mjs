// npm run check: the fast part of the tests.
import { ensureInstalled } from './run/ensureInstalled.mjs';
import { countVitest, finish, runCheck, runCounted } from './run/steps.mjs';

ensureInstalled();
finish([
  await runCheck('Format', 'format:check'),
  await runCheck('Lint', 'lint'),
  await runCheck('Types of all code and examples', 'typecheck'),
  await runCounted('Unit tests', 'unit', { report: 'node_modules/.cache/unit.json', count: countVitest }),
]);
