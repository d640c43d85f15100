import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const findBrowser = () => CANDIDATES.find((path) => path && existsSync(path));

function installWithApt() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args) => {
    const [command, ...rest] = [...sudo, ...args];
    execFileSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', 'chromium', 'fonts-liberation');
}

/** Finds a Chromium for the end-to-end tests, or installs one through the system's package manager. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing Chromium for the end-to-end tests …');
  try {
    if (spawnSync('apt-get', ['--version']).status === 0) installWithApt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const installed = findBrowser();
  if (installed) return installed;
  console.error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to it.',
  );
  return process.exit(1);
}
