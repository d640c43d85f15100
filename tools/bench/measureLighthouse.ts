import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { MAX_BLOCKING_MS, MIN_PERFORMANCE } from '../../tests/support/budgets.ts';
import type { Figure } from './figures.ts';
import incumbent from './incumbent.json' with { type: 'json' };
import { BENCH_FLAGS } from '../../tests/support/browserFlags.ts';
import { requireBrowser } from './openBrowser.ts';
import type { Template } from '../../tests/support/templates.ts';
import { TEMPLATES } from '../../tests/support/templates.ts';

const run = promisify(execFile);
const CLI = 'node_modules/lighthouse/cli/index.js';
const TIMEOUT_MS = 240_000;
const ATTEMPTS = 4;

interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

type Scores = Record<'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'lcpMs' | 'tbtMs' | 'cls', number>;

const KNOWN: Partial<Record<string, { performance: number; accessibility: number; lcpMs: number; tbtMs: number }>> =
  incumbent.lighthouse;

function toScores({ categories, audits }: Result): Scores {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const audit = (name: string): number => audits[name]?.numericValue ?? -1;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    tbtMs: Math.round(audit('total-blocking-time')),
    cls: Number(audit('cumulative-layout-shift').toFixed(3)),
  };
}

async function runLighthouse(url: string): Promise<Scores> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'result.json');
  const flags = `--chrome-flags=--headless=new ${BENCH_FLAGS.join(' ')}`;
  // Analytics are blocked, as they were for the incumbent.
  const blocked = '--blocked-url-patterns=*plausible*';
  const args = [CLI, url, '--quiet', '--output=json', `--output-path=${file}`, blocked, flags];
  try {
    await run('node', args, { env: { ...process.env, CHROME_PATH: requireBrowser() }, timeout: TIMEOUT_MS });
    return toScores(JSON.parse(await readFile(file, 'utf8')) as Result);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The browser occasionally fails to record a trace; such a run says nothing about the page. */
async function runUntilRecorded(url: string): Promise<Scores> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runLighthouse(url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log('  recording failed, retrying');
    }
  }
}

/** The run with the median performance score, so one outlier has no effect. */
const pickMedian = <T extends { performance: number }>(runs: readonly T[]): T =>
  runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs.length / 2)]!;

function scoresToFigures({ name, incumbent: route }: Template, scores: Scores): Figure[] {
  const known = route ? KNOWN[route] : undefined;
  const figure = (measure: string, unit: string, value: number, more: Partial<Figure>): Figure => ({
    ...{ part: 'lighthouse', subject: name, measure, unit, value },
    ...Object.fromEntries(Object.entries(more).filter(([, one]) => one !== undefined)),
  });
  const points = (measure: string, value: number, more: Partial<Figure>) =>
    figure(measure, '', value, { ...more, isScore: true });
  return [
    points('performance', scores.performance, { limit: MIN_PERFORMANCE, incumbent: known?.performance }),
    points('accessibility', scores.accessibility, { limit: 100, incumbent: known?.accessibility }),
    points('best practices', scores.bestPractices, {}),
    points('SEO', scores.seo, {}),
    figure('largest contentful paint', 'ms', scores.lcpMs, { incumbent: known?.lcpMs }),
    figure('total blocking time', 'ms', scores.tbtMs, { incumbent: known?.tbtMs, limit: MAX_BLOCKING_MS }),
    figure('cumulative layout shift', '', scores.cls, { limit: 0 }),
  ];
}

/** Runs Lighthouse with its mobile preset and takes the median of several runs per page. */
export async function measureLighthouse(origin: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const template of TEMPLATES) {
    const results: Scores[] = [];
    for (let at = 1; at <= runs; at++) {
      console.log(`  Lighthouse on ${template.route} (${at} of ${runs})`);
      results.push(await runUntilRecorded(origin + template.route));
    }
    figures.push(...scoresToFigures(template, pickMedian(results)));
  }
  return figures;
}
