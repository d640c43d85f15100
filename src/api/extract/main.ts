import { writeFileSync } from 'node:fs';
import { extractPackage } from './extractPackage.ts';

// Runs in a process of its own: TypeDoc and the compiler take several hundred megabytes that the site build must not carry.
const [packageDir, outFile] = process.argv.slice(2);
if (!packageDir || !outFile) throw new Error('Usage: node src/api/extract/main.ts <package folder> <output file>');

writeFileSync(outFile, JSON.stringify(await extractPackage(packageDir)));
