import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/run/ensureBrowser.mjs';

const PORT = Number(process.env['E2E_PORT'] ?? 4173);
// These compile, draw, play and time whole games; with software rendering they belong to the full run.
const WHOLE_GAMES = [
  'playground-page*',
  'playground-example*',
  'playground-speed*',
  'samples-{arcade,thinking,speed}*',
];
const FULL_ONLY = process.env['TEST_FULL'] ? [] : WHOLE_GAMES;
const BASE_PORT = PORT + 1;
const serve = (port: number, dir: string, base: string) => ({
  command: `node scripts/serve.ts --port ${port} --dir ${dir} --base ${base}`,
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
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['TEST_JSON'] ? [['line'], ['json', { outputFile: process.env['TEST_JSON'] }]] : [['line']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: ['base-path/**', ...FULL_ONLY] },
    {
      name: 'base-path',
      testMatch: ['base-path/**/*.spec.ts', 'journey.spec.ts'],
      use: { baseURL: `http://localhost:${BASE_PORT}/engine/` },
    },
  ],
  webServer: [serve(PORT, 'dist', '/'), serve(BASE_PORT, 'dist-base', '/engine/')],
});
