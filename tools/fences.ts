// Compiles every TypeScript fence of the docs and the blog against the real engine: npm run fences
import { listFiles, readText } from '../src/content/read/projectFiles.ts';
import { openFence } from './fences/cache.ts';
import { checkFences } from './fences/checkFences.ts';
import { readFences } from './fences/readFences.ts';

const fences = ['docs', 'blog']
  .flatMap((folder) => listFiles(folder, ['.md', '.mdx']))
  .flatMap((file) => readFences(readText(file), file));
const unchecked = fences.filter((fence) => !openFence(fence).found);
const results = unchecked.length > 0 ? checkFences(unchecked) : [];
const problems = results.flatMap((result) => result.problems);
for (const { fence, problems: found } of results) if (found.length === 0) openFence(fence).store(true);
for (const problem of problems) console.error(problem);
console.log(`Code in pages: ${fences.length} fences, ${unchecked.length} checked now, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
