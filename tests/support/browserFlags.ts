/** What Chromium does for a person at a desk and a test only waits for. */
const UNWANTED_FEATURES = [
  // Two pages behind the address bar and a spare process for every window: a third of the time of a short test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  // Playwright's own list, which this one replaces: the browser reads the last list only.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** A browser as a person starts it, without its talk to other hosts. */
const PLAIN_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Nothing leaves this machine. Told to the browser itself, since asking a test about every request takes a tenth of its time. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

const TEST_FLAGS = [...PLAIN_FLAGS, NO_OTHER_HOST, `--disable-features=${UNWANTED_FEATURES.join(',')}`];

/** For measuring what a visitor's browser does, with all its features. */
export const BENCH_FLAGS = [...PLAIN_FLAGS, '--disable-gpu'];

/** For tests of pages that need no graphics card. */
export const PAGE_FLAGS = [...TEST_FLAGS, '--disable-gpu'];

/** For tests of games. Only they are drawn by the card made of software: putting the page together with it too takes twice the time. */
export const GAME_FLAGS = [
  ...TEST_FLAGS,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
];
