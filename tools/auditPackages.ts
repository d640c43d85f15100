// Known vulnerabilities of the installed packages, and which packages run install scripts: npm run audit:packages
// Needs the registry. It only reports, and always exits with 0.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listInstallScripts, REASONS } from './auditPackages/installScripts.ts';
import { summarizeAudit } from './auditPackages/summarizeAudit.ts';

const names = listInstallScripts(JSON.parse(readFileSync('package-lock.json', 'utf8')) as never);
for (const name of names) console.log(`${name} runs an install script: it ${REASONS[name] ?? "isn't allowed to"}.`);

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' });
const lines = summarizeAudit(stdout ?? '');
if (lines) for (const line of [...lines, `Packages: ${lines.length} with known vulnerabilities.`]) console.log(line);
else console.log("Couldn't get vulnerabilities from the registry. Check your network connection and try again.");
