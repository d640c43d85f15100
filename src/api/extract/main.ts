import { writeFileSync } from 'node:fs';
import { extractPackage } from './extractPackage.ts';

// Runs in a separate process: TypeDoc and the compiler use several hundred megabytes that would burden the site build.
const [packageDir, outFile] = process.argv.slice(2);
if (!packageDir || !outFile) throw new Error('Usage: node src/api/extract/main.ts <package folder> <output file>');

writeFileSync(outFile, JSON.stringify(await extractPackage(packageDir)));
