// Builds the site into dist/ (or SITE_OUT): pages first, then what is made from the finished pages.
// With SITE_STRICT=1, as in the tests, what otherwise only warns makes the build fail.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { siteConfig } from '../src/config/index.ts';
import { buildOffline } from './offline/buildOffline.ts';
import { reportLinks } from './links/reportLinks.ts';
import { makePreviews } from './og/makePreviews.ts';
import { finishPages } from './pages/finishPages.ts';

const OUT = process.env['SITE_OUT'] ?? 'dist';
const STRICT = process.env['SITE_STRICT'] === '1';

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
    const child = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}.`)),
    );
  });
}

async function step(name: string, action: () => unknown): Promise<void> {
  const start = performance.now();
  await action();
  timings.push(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function checkAllLinks(): void {
  const broken = reportLinks(OUT, siteConfig.baseUrl);
  if (STRICT && broken > 0) throw new Error(`${broken} links lead nowhere; see the list above.`);
}

const timings: string[] = [];
try {
  await step('Pages', () => run('astro', ['build', '--silent']));
  await step('Build mark and security policy', () => finishPages(OUT));
  await step('Link previews', () => makePreviews(OUT));
  await step('Search index', () => run('node', ['scripts/search/build.ts']));
  await step('Offline', () => buildOffline(OUT));
  await step('Link check', checkAllLinks);
  console.log(`Built into ${OUT}/. ${timings.join(', ')}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
