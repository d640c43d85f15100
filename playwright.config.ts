import { defineConfig } from '@playwright/test';
import { GAME_FLAGS, PAGE_FLAGS } from './tests/support/browserFlags.ts';
import { findTestBrowser } from './tests/support/ensureBrowser.mjs';

const PORT = Number(process.env['E2E_PORT'] ?? 4173);
const BASE_PORT = PORT + 1;

/** Whatever draws with WebGL. The other pages need no graphics card, and drawing them with one made of software is slow. */
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
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Games without a graphics card depend on the machine's other work. A test that needs its second try is named in the report.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['TEST_JSON'] ? [['line'], ['json', { outputFile: process.env['TEST_JSON'] }]] : [['line']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    // A worker would hide requests from the tests that break them; offline.spec.ts lets it in.
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
