import path from 'node:path';
import { buildBrandFiles } from './brand/brandFiles.ts';
import { writeOutput } from './core/output.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = [...(await buildBrandFiles())];
for (const file of files) await writeOutput(root, file);
console.log(`Wrote ${files.length} files.`);
