import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_BUILD } from '../../tests/support/budgets.ts';
import type { Figure } from './figures.ts';
import incumbent from './incumbent.json' with { type: 'json' };
import type { Run } from './measureRun.ts';
import { measureRun } from './measureRun.ts';

/** All caches of earlier builds. */
const CACHES = ['node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache', '.astro'];
const EDITED = 'docs/fundamentals/actors.mdx';
const MB = 1024 * 1024;

export function removeCaches(): void {
  for (const folder of CACHES) rmSync(folder, { recursive: true, force: true });
}

/** Runs an action with a sentence appended to a page, and restores the page. */
async function withEdit<T>(file: string, action: () => Promise<T>): Promise<T> {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\nOne more sentence.\n`);
  try {
    return await action();
  } finally {
    writeFileSync(file, text);
  }
}

function runToFigures(subject: string, { wallSeconds, cpuSeconds, peakMb }: Run, limits: Partial<Run>): Figure[] {
  const known: Partial<Run> = subject === 'cold' ? incumbent.build : {};
  const figure = (measure: string, unit: string, key: keyof Run, value: number): Figure => ({
    ...{ part: 'build', subject, measure, unit, value: Math.round(value) },
    ...{ incumbent: known[key], limit: limits[key] },
  });
  return [
    figure('time', 's', 'wallSeconds', wallSeconds),
    ...(cpuSeconds === undefined ? [] : [figure('CPU time', 's', 'cpuSeconds', cpuSeconds)]),
    ...(peakMb === undefined ? [] : [figure('memory', 'MB', 'peakMb', peakMb)]),
  ];
}

function readOutput(folder: string): { files: number; pages: number; mb: number } {
  const names = readdirSync(folder, { recursive: true }) as string[];
  const sizes = names.map((name) => statSync(path.join(folder, name))).filter((one) => one.isFile());
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  return { files: sizes.length, pages: names.filter((name) => name.endsWith('.html')).length, mb: bytes / MB };
}

/** Measures a cold build, then a build after an edit to one page. */
export async function measureBuild(out: string): Promise<Figure[]> {
  removeCaches();
  rmSync(out, { recursive: true, force: true });
  console.log('  cold build');
  const cold = await measureRun('npm', ['run', '--silent', 'build']);
  console.log('  build after one edit');
  const warm = await withEdit(EDITED, () => measureRun('npm', ['run', '--silent', 'build']));
  const { pages, mb } = readOutput(out);
  return [
    ...runToFigures('cold', cold, MAX_BUILD),
    ...runToFigures('after one edit', warm, { wallSeconds: MAX_BUILD.warmSeconds }),
    { part: 'build', subject: 'output', measure: 'pages', unit: '', value: pages, incumbent: incumbent.pages },
    {
      ...{ part: 'build', subject: 'output', measure: 'size', unit: 'MB' },
      ...{ value: Math.round(mb), incumbent: incumbent.build.outputMb },
    },
  ];
}
