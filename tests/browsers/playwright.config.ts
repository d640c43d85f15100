import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './journey.ts';

const PORT = Number(process.env['BROWSERS_PORT'] ?? 4175);
/** `npm test` runs the short journeys, `npm run test:full` all of them. */
const isFull = process.env['TEST_FULL'] === '1';
const report = process.env['TEST_JSON'];

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: isFull ? ['short/**/*.spec.ts', 'full/**/*.spec.ts'] : ['short/**/*.spec.ts'],
  outputDir: '../../test-results/browsers',
  // Both engines at once; within one the journeys share a browser, which takes longer to start than most of them.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 40_000 },
  // Games without a graphics card depend on the machine's other work. A test that needs its second try is named in the report.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: report ? [['list'], ['json', { outputFile: path.resolve(report) }]] : [['list']],
  use: { baseURL: `http://localhost:${PORT}` },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  webServer: {
    command: `node tests/browsers/site/serve.ts ${PORT}`,
    cwd: '../..',
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
