import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { firstOf } from './ensureBrowser.mjs';

const LIBRARIES = '/usr/lib';
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

export const findFirefox = () => firstOf([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']);

export const findWebKitDriver = () => firstOf([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']);

/** WebKit's own small browser. Debian puts it in a folder named after the machine's architecture, Fedora doesn't. */
export function findMiniBrowser() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES).map((name) => path.join(LIBRARIES, name)) : [];
  const paths = [LIBRARIES, '/usr/libexec', ...folders].map((folder) => path.join(folder, MINI_BROWSER));
  return firstOf([process.env.MINI_BROWSER_PATH, ...paths]);
}

export const findXvfb = () => firstOf(['/usr/bin/Xvfb']);
