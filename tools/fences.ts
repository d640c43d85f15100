// Compiles every TypeScript fence of the docs and the blog against the real engine: npm run fences
import { readFileSync } from 'node:fs';
import { listFiles, readText } from '../src/content/projectFiles.ts';
import { createKey, readPassed, writePassed } from './fences/cache.ts';
import { checkFences } from './fences/checkFences.ts';
import { readFences } from './fences/readFences.ts';

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;

const fences = ['docs', 'blog']
  .flatMap((folder) => listFiles(folder, ['.md', '.mdx']))
  .flatMap((file) => readFences(readText(file), file));
const keyOf = createKey(`${versionOf('excalibur')} ${versionOf('typescript')}`);
const passed = readPassed();
const open = fences.filter((fence) => !passed.has(keyOf(fence)));
const results = open.length > 0 ? checkFences(open) : [];
const problems = results.flatMap((result) => result.problems);
for (const { fence, problems: found } of results) if (found.length === 0) passed.add(keyOf(fence));
writePassed(fences.map(keyOf).filter((key) => passed.has(key)));
for (const problem of problems) console.error(problem);
console.log(`Code in pages: ${fences.length} fences, ${open.length} checked now, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
