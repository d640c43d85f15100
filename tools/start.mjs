// npm start: installs what is missing, builds the site and serves it on http://localhost:3000
import { ensureInstalled } from './run/ensureInstalled.mjs';
import { runScript } from './run/runScript.mjs';

await ensureInstalled();
console.log('Building the site …');
const built = await runScript('build');
process.exitCode = built === 0 ? await runScript('serve', { args: process.argv.slice(2) }) : built;
