// Known weaknesses of the installed packages, and which packages run scripts: npm run audit:packages
// It needs the registry, reports only and always exits with 0.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listInstallScripts, REASONS } from './auditPackages/installScripts.ts';
import { summariseAudit } from './auditPackages/summariseAudit.ts';

const names = listInstallScripts(JSON.parse(readFileSync('package-lock.json', 'utf8')) as never);
for (const name of names)
  console.log(`${name} runs a script on installation: it ${REASONS[name] ?? 'is not allowed to'}.`);

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' });
const lines = summariseAudit(stdout ?? '');
if (lines) for (const line of [...lines, `Packages: ${lines.length} with a known weakness.`]) console.log(line);
else console.log('The registry gave no answer about known weaknesses; try again with a network.');
