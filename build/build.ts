// Builds the site into dist/ (or SITE_OUT): pages first, then what is made from the finished pages.
//   npm run build -- [--profile] [--precompress]
// --profile tells at the end what took the time, --precompress puts a .br and a .gz beside every text file.
// With SITE_STRICT=1, as in the tests, what otherwise only warns makes the build fail.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { siteConfig } from '../src/config/index.ts';
import { buildPages } from './pages/buildPages.ts';
import { formatProfile } from './pages/formatProfile.ts';
import { precompress } from './precompress/precompress.ts';
import { setAside } from './pages/setAside.ts';
import { buildOffline } from './offline/buildOffline.ts';
import { reportLinks } from './links/reportLinks.ts';
import { makePreviews } from './previews/makePreviews.ts';
import { finishPages } from './html/finishPages.ts';

const OUT = process.env['SITE_OUT'] ?? 'dist';
const STRICT = process.env['SITE_STRICT'] === '1';

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}.`)),
    );
  });
}

const timings: string[] = [];

async function step<T>(name: string, action: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await action();
  timings.push(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

function checkAllLinks(): void {
  const broken = reportLinks(OUT, siteConfig.baseUrl);
  if (STRICT && broken > 0) throw new Error(`${broken} links lead nowhere; see the list above.`);
}

function readOptions(): { profile: boolean; precompress: boolean } {
  const { values } = parseArgs({ options: { profile: { type: 'boolean' }, precompress: { type: 'boolean' } } });
  return { profile: values.profile ?? false, precompress: values.precompress ?? false };
}

try {
  const options = readOptions();
  const gone = setAside(OUT);
  const pages = await step('Pages', () => buildPages(options.profile));
  await step('Build mark and security policy', () => finishPages(OUT));
  // Both only read the pages: one draws, the other reads on another core.
  await Promise.all([
    step('Link previews', () => makePreviews(OUT)),
    step('Search index', () => run('node', ['build/searchIndex/main.ts'])),
  ]);
  // Sizes are found by compressing, which other threads do.
  await Promise.all([step('Offline', () => buildOffline(OUT)), step('Link check', checkAllLinks)]);
  if (options.precompress) await step('Compressed copies', () => precompress(OUT));
  await gone;
  console.log(`Built into ${OUT}/. ${timings.join(', ')}.`);
  if (options.profile) console.log(formatProfile(pages));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
