// Measures the site and writes reports/bench.{json,md,html}:
//   npm run bench -- [weight lighthouse navigation memory build dev growth] [--no-build] [--dir dist] [--runs 3]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import type { Figure, Part, Report } from './bench/figures.ts';
import { isWithin, mergeReport, PARTS } from './bench/figures.ts';
import { measureBuild } from './bench/measureBuild.ts';
import { measureDev } from './bench/measureDev.ts';
import { measureLighthouse } from './bench/measureLighthouse.ts';
import { measureWeights } from './bench/measureWeights.ts';
import { measureRun } from './bench/measureRun.ts';
import { openBrowser } from './bench/openBrowser.ts';
import { serveSite } from './bench/serveSite.ts';
import { toHtml } from './bench/toHtml.ts';
import { TITLES, toMarkdown } from './bench/toMarkdown.ts';
import { measureNavigation } from './bench/measureNavigation.ts';
import { measureMemory } from '../tests/support/watchMemory.ts';
import { measureGrowth } from './bench/growth/measureGrowth.ts';

const FOLDER = 'reports';
const FILE = `${FOLDER}/bench.json`;
const CLICKS = 200;
const NAVIGATIONS = 500;

interface Options {
  parts: Part[];
  isBuilt: boolean;
  dir: string;
  runs: number;
}

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-build': { type: 'boolean' }, dir: { type: 'string' }, runs: { type: 'string' } },
  });
  const unknown = positionals.find((name) => !isPart(name));
  if (unknown) throw new Error(`Unknown part "${unknown}". Choose from: ${PARTS.join(', ')}.`);
  const runs = Number(values.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number of at least 1, not "${values.runs}".`);
  // Growth builds thousands of pages, so it only runs when requested.
  const parts = positionals.length > 0 ? positionals.filter(isPart) : PARTS.filter((part) => part !== 'growth');
  return { parts, isBuilt: values['no-build'] ?? false, dir: values.dir ?? 'dist', runs };
}

function readReport(): Report | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Report) : undefined;
}

async function measurePart(part: Part, { dir, runs }: Options, browser: Browser): Promise<Figure[]> {
  const onSite = (measure: (origin: string) => Promise<Figure[]>) => serveSite(dir, measure);
  switch (part) {
    case 'weight':
      return onSite((origin) => measureWeights(browser, origin));
    case 'lighthouse':
      return onSite((origin) => measureLighthouse(origin, runs));
    case 'navigation':
      return onSite((origin) => measureNavigation(browser, origin, CLICKS));
    case 'memory':
      return onSite((origin) => measureMemory(browser, origin, NAVIGATIONS));
    case 'build':
      return measureBuild(dir);
    case 'dev':
      return measureDev(browser);
    case 'growth':
      return measureGrowth();
  }
}

const describeMachine = (): string =>
  `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load ${os.loadavg()[0]!.toFixed(1)} at the start`;

function writeReport(report: Report): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(`${FOLDER}/bench.md`, toMarkdown(report));
  writeFileSync(`${FOLDER}/bench.html`, toHtml(report));
}

/** Writes each part as soon as it is measured, because a later one may fail or be interrupted. */
async function bench(options: Options): Promise<void> {
  const browser = await openBrowser();
  try {
    // The build part builds the site, so it goes first.
    const order = options.parts.toSorted((a, b) => Number(b === 'build') - Number(a === 'build'));
    if (!options.isBuilt && !order.includes('build')) await measureRun('npm', ['run', '--silent', 'build']);
    for (const part of order) {
      const context = { at: new Date().toISOString().slice(0, 16).replace('T', ' '), machine: describeMachine() };
      console.log(`${TITLES[part]} …`);
      const figures = await measurePart(part, options, browser);
      const report = mergeReport(readReport(), [part], figures);
      report.measured[part] = context;
      writeReport(report);
      const missed = figures.filter((figure) => !isWithin(figure));
      for (const { subject, measure, value, limit, unit } of missed)
        console.log(`  over budget: ${subject}, ${measure}: ${value} ${unit} (budget ${limit})`);
    }
  } finally {
    await browser.close();
  }
  console.log(`Written to ${FOLDER}/bench.md, bench.html and bench.json.`);
}

try {
  await bench(readOptions());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
