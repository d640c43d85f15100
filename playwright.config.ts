import { defineConfig } from '@playwright/test';
import { GAME_FLAGS, PAGE_FLAGS } from './tests/support/browserFlags.ts';
import { findTestBrowser } from './tests/support/ensureBrowser.mjs';

const PORT = Number(process.env['E2E_PORT'] ?? 4173);
const BASE_PORT = PORT + 1;

/** Everything that draws with WebGL. The other pages don't need the software renderer, which is slow. */
const GAMES = [
  'examples*',
  'playground-*',
  'home-hero*',
  'demos-*',
  'samples-play*',
  'faults-graphics*',
  'engineFacts/**',
].map((name) => `**/${name}${name.endsWith('**') ? '/*' : ''}.spec.ts`);

const launch = (args: string[]) => ({
  launchOptions: { executablePath: findTestBrowser(), args },
});
const PLAIN = launch(PAGE_FLAGS);
const WEBGL = launch(GAME_FLAGS);

const serve = (port: number, dir: string, base: string) => ({
  command: `node tools/serve.ts --port ${port} --dir ${dir} --base ${base}`,
  url: `http://localhost:${port}${base}`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not broken.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Games without a GPU depend on what else the machine does. A test that needs its second try is named at the end of the run.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['TEST_JSON'] ? [['line'], ['json', { outputFile: process.env['TEST_JSON'] }]] : [['line']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    // A service worker would hide requests from the tests that intercept them; offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'games', testMatch: GAMES, use: WEBGL },
    { name: 'site', testIgnore: ['base-path/**', ...GAMES], use: PLAIN },
    {
      name: 'base-path',
      testMatch: ['base-path/**/*.spec.ts', 'journey.spec.ts'],
      use: { ...PLAIN, baseURL: `http://localhost:${BASE_PORT}/engine/` },
    },
  ],
  webServer: [serve(PORT, 'dist', '/'), serve(BASE_PORT, 'dist-base', '/engine/')],
});
