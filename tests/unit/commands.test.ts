import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countPlaywright, countVitest, finish } from '../../tools/run/steps.mjs';
import { sampleRoutes } from '../e2e/sampleRoutes.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(FLAKY_REPORT, { force: true });
  process.exitCode = undefined;
});

/** Not the real report, which belongs to the run that this test is part of. */
const FLAKY_REPORT = path.join(tmpdir(), `flaky-${process.pid}.json`);

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  flaky?: string[];
}

const finishWith = (...counts: Counts[]) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  finish(counts, FLAKY_REPORT);
  const lines = log.mock.calls.map(([line]) => String(line).trim());
  return { lines, line: lines.at(-1), exitCode: process.exitCode };
};

describe('the last line of a run', () => {
  it('adds up all tests', () => {
    const { line, exitCode } = finishWith({ passed: 1, failed: 0, skipped: 0 }, { passed: 41, failed: 0, skipped: 0 });
    expect(line).toBe('42 passed, 0 failed');
    expect(exitCode).toBe(0);
  });

  it('exits with an error when anything failed, and owns up to what was skipped', () => {
    const { line, exitCode } = finishWith({ passed: 1, failed: 0, skipped: 2 }, { passed: 0, failed: 1, skipped: 0 });
    expect(line).toBe('1 passed, 1 failed, 2 skipped');
    expect(exitCode).toBe(1);
  });

  it('comes right after the names of the tests that passed on their second try', () => {
    vi.stubEnv('GITHUB_ACTIONS', '');
    const { lines } = finishWith({ passed: 6, failed: 0, skipped: 0, flaky: ['[site] blog.spec.ts › shows a post'] });
    expect(lines).toEqual([
      'Passed on second try (flaky, please fix):',
      '[site] blog.spec.ts › shows a post',
      '6 passed, 0 failed',
    ]);
    expect(JSON.parse(readFileSync(FLAKY_REPORT, 'utf8'))).toEqual(['[site] blog.spec.ts › shows a post']);
  });

  it('is preceded by annotations in a workflow run', () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    const { lines } = finishWith({ passed: 1, failed: 0, skipped: 0, flaky: ['a'] });
    expect(lines).toContain('::warning title=Passed on second try::a');
  });
});

describe('counting', () => {
  it('takes a unit test file that could not run for a failure', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1, numPendingTests: 0 };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('takes browser tests by their outcome', () => {
    const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };
    const file = 'blog.spec.ts';
    const toSpec = (title: string, status: string) => ({ title, file, tests: [{ projectName: 'site', status }] });
    const phone = { title: 'on a phone', file, specs: [toSpec('shows a post', 'flaky')] };
    const suites = [{ title: file, file, specs: [toSpec('lists posts', 'expected')], suites: [phone] }];
    expect(countPlaywright({ stats, suites })).toEqual({
      passed: 6,
      failed: 2,
      skipped: 3,
      flaky: ['[site] blog.spec.ts › on a phone › shows a post'],
    });
  });
});

describe('the commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

  it('are all there', () => {
    for (const name of ['start', 'test', 'test:full', 'test:browsers', 'dev', 'build', 'serve', 'check', 'load'])
      expect(scripts).toHaveProperty([name]);
    for (const name of ['audit:links', 'audit:packages', 'release:engine']) expect(scripts).toHaveProperty([name]);
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test$/m);
  });

  it('say what to do when there is nothing to serve', () => {
    const { status, stderr } = spawnSync('node', ['tools/serve.ts', '--dir', 'no-such-folder'], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe('There is no built site in no-such-folder/. Run "npm run build" first.');
  });
});

describe('the sample of pages', () => {
  const routes = Array.from({ length: 300 }, (_, index) => (index < 290 ? `api/class/C${index}/` : `page-${index}/`));

  it('is the same for the same seed and another for another', () => {
    expect(sampleRoutes(routes, 1)).toEqual(sampleRoutes(routes, 1));
    expect(sampleRoutes(routes, 1)).not.toEqual(sampleRoutes(routes, 2));
    expect(new Set(sampleRoutes(routes, 1)).size).toBe(60);
  });

  it('holds a page of every template and all pages when they are few', () => {
    const rare = [...routes, 'blog/tags/ai/', 'docs/category/x/'];
    expect(sampleRoutes(rare, 3)).toEqual(expect.arrayContaining(['blog/tags/ai/', 'docs/category/x/']));
    expect(sampleRoutes(['', 'docs/'], 1)).toEqual(['', 'docs/']);
  });
});
