// Compares two built sites page by page: npm run compare -- <before> <after> [--allow <file>]
// It exits with 1 when they differ in a way that the list of intended differences doesn't name.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readAllowances } from './compareSites/allowances.ts';
import { compareSites, isUnnamed } from './compareSites/compareSites.ts';
import { buildReport } from './compareSites/report.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { allow: { type: 'string' } } });
const [before, after] = positionals;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

if (!before || !after) fail('Name two built sites: npm run compare -- <before> <after> [--allow <file>].');
for (const dir of [before, after]) if (!existsSync(`${dir}/index.html`)) fail(`There is no built site in ${dir}.`);

try {
  const results = compareSites(before, after, values.allow ? readAllowances(values.allow) : []);
  console.log(buildReport(results));
  process.exitCode = results.some(isUnnamed) ? 1 : 0;
} catch (error) {
  fail((error as Error).message);
}
