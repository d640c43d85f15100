import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractPackage } from './extractPackage.ts';

// Runs in a process of its own: TypeDoc and the compiler take several hundred megabytes that the site build must not carry.
const [packageDir, outFile] = process.argv.slice(2);
if (!packageDir || !outFile) throw new Error('Usage: node src/api/extract/main.ts <package folder> <output file>');

const model = await extractPackage(packageDir);
mkdirSync(path.dirname(outFile), { recursive: true });
// Written beside and renamed, so that a reader never meets half a file.
const partial = `${outFile}.${process.pid}`;
writeFileSync(partial, JSON.stringify(model));
renameSync(partial, outFile);
