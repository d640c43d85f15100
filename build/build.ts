// Builds the site into dist/ (or SITE_OUT): first the pages, then what is made from the finished pages.
//   npm run build -- [--fresh] [--profile] [--precompress]
// --fresh starts without any cache, --profile reports what took the time, --precompress adds a .br and a .gz for every text
// file. With SITE_STRICT=1, as in the tests, what otherwise only warns makes the build fail.
import { parseArgs } from 'node:util';
import { dropUnused } from './cache/dropUnused.ts';
import { removeCaches } from './cache/removeCaches.ts';
import { describeError } from './describeError.ts';
import { finishPages } from './finish/finishPages.ts';
import { checkBuiltLinks } from './links/checkBuiltLinks.ts';
import { buildOffline } from './offline/buildOffline.ts';
import { buildPages, pageCacheFolder } from './pages/buildPages.ts';
import { formatProfile } from './pages/formatProfile.ts';
import { moveAside } from './pages/moveAside.ts';
import { precompress } from './precompress/precompress.ts';
import { makePreviews } from './previews/makePreviews.ts';
import { buildSearchIndex } from './searchIndex/buildSearchIndex.ts';
import { createTimer } from './timer.ts';

const OUT = process.env['SITE_OUT'] ?? 'dist';

const FLAG = { type: 'boolean', default: false } as const;

async function buildSite(): Promise<void> {
  const { values: options } = parseArgs({ options: { fresh: FLAG, profile: FLAG, precompress: FLAG } });
  const { step, report } = createTimer();
  if (options.fresh) removeCaches(pageCacheFolder(OUT));
  const lastBuildGone = moveAside(OUT);

  const pages = await step('Pages', () => buildPages(OUT, options.profile));
  const buildId = await step('Build id and security policy', () => finishPages(OUT));
  // Two at a time, because each keeps one core busy.
  await Promise.all([
    step('Link previews', () => makePreviews(OUT)),
    step('Search index', () => buildSearchIndex(OUT)),
  ]);
  await Promise.all([
    step('Offline', () => buildOffline(OUT, buildId)),
    step('Links', () => checkBuiltLinks(OUT, process.env['SITE_STRICT'] === '1')),
  ]);
  if (options.precompress) await step('Compressed copies', () => precompress(OUT));

  dropUnused();
  await lastBuildGone;
  console.log(`Built into ${OUT}/. ${report()}`);
  if (options.profile) console.log(formatProfile(pages));
}

try {
  await buildSite();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
