// Makes sure of Firefox, WebKit and a virtual display for the tests in browsers other than Chromium.
import { tryInstall } from './ensureBrowser.mjs';
import { findFirefox, findMiniBrowser, findWebKitDriver, findXvfb } from './findEngines.mjs';

const NEEDS = [
  { name: 'Firefox', packageName: 'firefox-esr', find: findFirefox },
  { name: 'WebKitWebDriver', packageName: 'webkit2gtk-driver', find: findWebKitDriver },
  { name: 'MiniBrowser', packageName: 'libwebkit2gtk-4.1-0', find: findMiniBrowser },
  { name: 'Xvfb', packageName: 'xvfb', find: findXvfb },
];

const findMissing = () => NEEDS.filter(({ find }) => !find());

const missing = findMissing();
if (missing.length > 0)
  // Mesa draws WebGL where no graphics card is.
  tryInstall('Firefox and WebKit', ...missing.map(({ packageName }) => packageName), 'libgl1-mesa-dri');
const stillMissing = findMissing();
if (stillMissing.length > 0) {
  const names = stillMissing.map(({ name, packageName }) => `${name} (Debian package ${packageName})`).join(', ');
  console.error(`Could not find or install ${names}. Install what is missing and run "npm run test:browsers" again.`);
  process.exit(1);
}
