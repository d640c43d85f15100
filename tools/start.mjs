// npm start: installs what is missing, builds the site and serves it on http://localhost:3000
import { ensureInstalled } from './run/ensureInstalled.mjs';
import { runNpm } from './run/runNpm.mjs';

ensureInstalled();
console.log('Building the site …');
const built = await runNpm('build');
process.exitCode = built === 0 ? await runNpm('serve', { args: process.argv.slice(2) }) : built;
