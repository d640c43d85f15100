// Plain JavaScript for the oldest Node the project starts on: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { countInstalled, isInstalled, listPackageFolders } from './installedPackages.mjs';
import { showProgress } from './showProgress.mjs';

const OLDEST_NODE = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `This project needs Node ${OLDEST_NODE.join('.')} or newer to start; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/**
 * Runs npm ci and resolves with its exit code and all it printed. npm warns about packages that want a newer Node than
 * the one it runs on; they never see that one, because the project brings its own. So nothing is shown unless npm fails.
 */
function runNpmCi() {
  return new Promise((resolve) => {
    const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--no-progress'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: `npm could not be started: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(printed).toString() }));
  });
}

/** npm looks nearly all packages up before it unpacks them. */
function describeProgress(folders) {
  const count = countInstalled(folders);
  const isLookingUp = count < folders.length / 100;
  return isLookingUp ? 'npm is looking the packages up' : `${count} of ${folders.length} packages unpacked`;
}

async function install() {
  const folders = listPackageFolders();
  console.log(`Installing ${folders.length} packages (this happens only when package-lock.json has changed) …`);
  const end = showProgress(() => describeProgress(folders));
  const { code, output } = await runNpmCi();
  if (code === 0) return end('✓ Packages installed');
  end('✗ npm ci failed');
  console.error(output.trimEnd());
  process.exit(code);
}

/** Installs the locked packages unless they are in place. */
export async function ensureInstalled() {
  checkNode();
  if (!isInstalled()) await install();
}
