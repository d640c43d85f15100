import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The same browser without a UI: tests take 25% less time in it. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

export const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** The full browser, as visitors have it: for behavior that the headless shell lacks, and for benchmarks. */
export const findBrowser = () => firstOf([process.env.CHROME_PATH, ...BROWSERS, ...SHELLS]);

/** The browser for all tests that don't ask for the full one. */
export const findTestBrowser = () => firstOf([process.env.CHROME_PATH, ...SHELLS, ...BROWSERS]);

function installWithApt(...packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args) => {
    const [command, ...rest] = [...sudo, ...args];
    execFileSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  // Without a network this fails at once instead of retrying for minutes.
  run('apt-get', 'update', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20');
  run('apt-get', 'install', '-y', '-qq', ...packages);
}

export function tryInstall(what, ...packages) {
  if (spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${what} for the end-to-end tests …`);
  try {
    installWithApt(...packages);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** Makes sure there is a Chromium for the end-to-end tests; installs one with the system's package manager if needed. */
export function ensureBrowser() {
  if (process.env.CHROME_PATH && existsSync(process.env.CHROME_PATH)) return;
  if (!firstOf(BROWSERS)) tryInstall('Chromium', 'chromium', 'fonts-liberation');
  if (!firstOf(SHELLS)) tryInstall('the fast Chromium without windows', 'chromium-headless-shell');
  if (findTestBrowser()) return;
  console.error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to it.',
  );
  process.exit(1);
}
