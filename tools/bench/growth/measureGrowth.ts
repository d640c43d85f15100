import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { MAX_GROWN } from '../../../tests/support/budgets.ts';
import type { Figure } from '../figures.ts';
import { removeCaches } from '../measureBuild.ts';
import type { Run } from '../measureRun.ts';
import { measureRun } from '../measureRun.ts';
import { openBrowser } from '../openBrowser.ts';
import { serveSite } from '../serveSite.ts';
import { sumKb, weighPage } from '../../../tests/support/weighPage.ts';
import type { Manifest } from '../../../src/search/client/manifest.ts';
import { fitSlope } from './fitSlope.ts';
import { GROWTH_FOLDER, makeGrowth } from './makeGrowth.ts';

const SIZES: readonly number[] = [1000, 5000, 10_000];
const OUT = 'dist-growth';
const KB = 1024;
/** A page that exists without growth. */
const EXISTING_PAGE = '/docs/actors';

interface Grown {
  pages: number;
  run: Run;
  /** What a first visit to the existing page loads, without prefetched pages. */
  firstLoadKb: number;
  searchKb: number;
}

const readSearchKb = (): number => {
  const { titles } = JSON.parse(readFileSync(path.join(OUT, 'search-index.json'), 'utf8')) as Manifest;
  return gzipSync(readFileSync(path.join(OUT, titles)), { level: 9 }).length / KB;
};

async function measureExistingPage(): Promise<number> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const { transfers } = await serveSite(OUT, (origin) => weighPage(page, origin + EXISTING_PAGE));
    // Prefetched pages are where the visitor may go next; they aren't part of this one.
    return sumKb(transfers.filter(({ type }) => type !== 'Fetch'));
  } finally {
    await browser.close();
  }
}

async function grow(pages: number): Promise<Grown> {
  console.log(`  ${pages} more pages`);
  if (pages > 0) makeGrowth(pages);
  removeCaches();
  const env = { SITE_OUT: OUT, ...(pages > 0 ? { SITE_GROWTH: GROWTH_FOLDER } : {}) };
  const run = await measureRun('npm', ['run', '--silent', 'build'], env);
  const { wallSeconds, peakMb = 0 } = run;
  console.log(`  built in ${wallSeconds.toFixed(0)} s with a peak of ${peakMb.toFixed(0)} MB`);
  return { pages, run, firstLoadKb: await measureExistingPage(), searchKb: readSearchKb() };
}

function grownToFigures({ pages, run, firstLoadKb, searchKb }: Grown, base: Grown, limits: Partial<Run>): Figure[] {
  const subject = pages === 0 ? 'current site' : `${pages.toLocaleString('en')} more pages`;
  const figure = (measure: string, unit: string, value: number, limit?: number): Figure => ({
    ...{ part: 'growth', subject, measure, unit, value: Number(value.toFixed(1)), limit },
  });
  return [
    figure('build', 's', run.wallSeconds, limits.wallSeconds),
    ...(run.cpuSeconds === undefined ? [] : [figure('CPU time', 's', run.cpuSeconds)]),
    ...(run.peakMb === undefined ? [] : [figure('memory', 'MB', run.peakMb, limits.peakMb)]),
    figure(`first load of ${EXISTING_PAGE}, change`, 'KB', firstLoadKb - base.firstLoadKb, 0),
    figure('initial search index', 'KB', searchKb),
  ];
}

function toSlopes(all: readonly Grown[]): Figure[] {
  const slope = (measure: string, unit: string, read: (one: Grown) => number): Figure => ({
    ...{ part: 'growth', subject: 'cost per page', measure, unit },
    value: Number(fitSlope(all.map((one) => ({ pages: one.pages, value: read(one) }))).toFixed(3)),
  });
  return [
    slope('build', 'ms', ({ run }) => run.wallSeconds * 1000),
    slope('CPU time', 'ms', ({ run }) => (run.cpuSeconds ?? 0) * 1000),
    slope('memory', 'KB', ({ run }) => (run.peakMb ?? 0) * KB),
    slope('initial search index', 'bytes', ({ searchKb }) => searchKb * KB),
  ];
}

/** Builds the site with increasing numbers of pages and measures their cost. */
export async function measureGrowth(sizes: readonly number[] = SIZES): Promise<Figure[]> {
  try {
    const all: Grown[] = [];
    for (const pages of [0, ...sizes]) all.push(await grow(pages));
    const [base] = all;
    const limited = (pages: number): Partial<Run> => (pages === Math.max(...sizes) ? MAX_GROWN : {});
    return [...all.flatMap((one) => grownToFigures(one, base!, limited(one.pages))), ...toSlopes(all)];
  } finally {
    for (const folder of [GROWTH_FOLDER, OUT]) rmSync(folder, { recursive: true, force: true });
  }
}
