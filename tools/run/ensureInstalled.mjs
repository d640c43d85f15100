// Plain JavaScript for the oldest Node the project starts on: this runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

const STAMP = 'node_modules/.installed-lock';
const OLDEST_NODE = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `This project needs Node ${OLDEST_NODE.join('.')} or newer to start; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/** Installs the locked packages when they are missing or of another lockfile. */
export function ensureInstalled() {
  checkNode();
  const hash = lockHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Installing packages (this happens once for each change of package-lock.json) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit', shell: process.platform === 'win32' });
  writeFileSync(STAMP, hash);
}
