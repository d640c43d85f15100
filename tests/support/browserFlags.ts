/** Chromium features for people, which only cost tests time. */
const UNWANTED_FEATURES = [
  // Two pages behind the address bar and a spare process per window take a third of a short test's time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  // Playwright's own list, which this one replaces: the browser only reads the last list.
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

/** A browser as visitors start it, without its background requests to other hosts. */
const PLAIN_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** No request leaves this machine. A browser flag, because routing every request through the test takes a tenth of its time. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

const TEST_FLAGS = [...PLAIN_FLAGS, NO_OTHER_HOST, `--disable-features=${UNWANTED_FEATURES.join(',')}`];

/** For benchmarks: a visitor's browser with all its features. */
export const BENCH_FLAGS = [...PLAIN_FLAGS, '--disable-gpu'];

/** For tests of pages that don't need a GPU. */
export const PAGE_FLAGS = [...TEST_FLAGS, '--disable-gpu'];

/** For tests of games. Only WebGL uses the software renderer: compositing the page with it too takes twice as long. */
export const GAME_FLAGS = [
  ...TEST_FLAGS,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
];
