import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findObstacle, installEngine } from './installEngine.ts';
import { parseProblems } from './parseProblems.ts';
import { buildReport, countBroken } from './report.ts';
import { runCheck } from './runCheck.ts';
import { findMentions, isVersion, readEngineVersion, setEngineVersion } from './versions.ts';

describe('a version', () => {
  it.each([
    ['0.33.0', true],
    ['0.33.0-alpha.1', true],
    ['0.33', false],
    ['^0.33.0', false],
    ['latest', false],
    ['0.33.0; rm -rf .', false],
  ])('%s: %s', (text, expected) => expect(isVersion(text)).toBe(expected));

  it('is set in one place and nowhere else', () => {
    const manifest = readFileSync('package.json', 'utf8');
    const changed = setEngineVersion(manifest, '9.8.7');
    expect(readEngineVersion(changed)).toBe('9.8.7');
    const differing = changed.split('\n').filter((line, index) => line !== manifest.split('\n')[index]);
    expect(differing).toEqual(['    "excalibur": "9.8.7",']);
    expect(() => setEngineVersion('{"dependencies": {}}', '1.0.0')).toThrow('names no excalibur');
  });

  it('is found where a text names it, and not in longer numbers', () => {
    const text = 'a\nexcalibur@0.32.0"\n10.32.0 0.32.01 0.32.0.1\nIt is 0.32.0.';
    expect(findMentions([{ file: 'a.md', text }], '0.32.0')).toEqual(['a.md:2', 'a.md:4']);
  });
});

describe('what the checks say', () => {
  it('is read with file and line, once', () => {
    const output = [
      "docs/a/examples/b.ts(12,5): error TS2345: Argument of type 'x'.",
      "docs/a/examples/b.ts(12,5): error TS2345: Argument of type 'x'.",
      'docs/math/vectors.mdx:40: TS2551: Property `foo` does not exist.',
      '\u001b[33m[WARN]\u001b[39m [site-api] docs/a.mdx:3: [[Gone]] names nothing.',
      '12:30:01 [WARN] [site-api] docs/b.mdx:4: [[Gone]] names nothing.',
      '⚠ docs/c.mdx:9: the link "/x" leads nowhere (no such page).',
      'Code in pages: 420 fences, 3 problems.',
      'The site is served on http://localhost:3000/',
    ].join('\n');
    expect(parseProblems(output).map(({ place, message }) => `${place} ${message.slice(0, 14)}`)).toEqual([
      'docs/a/examples/b.ts:12 TS2345: Argume',
      'docs/math/vectors.mdx:40 TS2551: Proper',
      'docs/a.mdx:3 [[Gone]] names',
      'docs/b.mdx:4 [[Gone]] names',
      'docs/c.mdx:9 the link "/x" ',
    ]);
  });

  it('is taken from a command that fails, and kept when it names no place', () => {
    const program = "console.error('docs/a.mdx:1: gone'); process.exit(1)";
    expect(runCheck({ title: 'A', command: ['node', '-e', program] })).toMatchObject({
      isPassed: false,
      problems: [{ place: 'docs/a.mdx:1', message: 'gone' }],
    });
    const absolute = "console.log(process.cwd() + '/docs/a.mdx:2: gone')";
    expect(runCheck({ title: 'A', command: ['node', '-e', absolute] }).problems[0]?.place).toBe('docs/a.mdx:2');
    expect(runCheck({ title: 'B', command: ['node', '-e', 'process.exit(2)'] }).isPassed).toBe(false);
    expect(runCheck({ title: 'C', command: ['no-such-program'] }).isPassed).toBe(false);
  });
});

describe('the report', () => {
  const outcomes = [
    { title: 'Fine', isPassed: true, problems: [], tail: [] },
    { title: 'Broken', isPassed: false, problems: [{ place: 'a.ts:1', message: 'TS1: no' }], tail: [] },
    { title: 'Dead', isPassed: false, problems: [], tail: ['Killed'] },
  ];
  const release = { from: '0.32.0', to: '0.33.0', outcomes, mentions: ['README.md:3'] };

  it('lists what broke, with file and line', () => {
    const report = buildReport(release);
    expect(countBroken(release)).toBe(2);
    expect(report).toContain('# Excalibur 0.32.0 → 0.33.0\n\n2 things broke.');
    expect(report).toContain('## ✗ Broken (1)\n\n- `a.ts:1` TS1: no');
    expect(report).toContain('```text\nKilled\n```');
    expect(report).toContain('- `README.md:3`');
  });
});

describe('installing', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'release-'));
  const manifest = path.join(root, 'package.json');
  beforeEach(() => {
    for (const file of ['package.json', 'package-lock.json']) cpSync(file, path.join(root, file));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('asks first whether the version exists', () => {
    const answer = (isDone: boolean, output: string) => findObstacle('9.9.9', () => ({ isDone, output }));
    expect(answer(true, '9.9.9\n')).toBeUndefined();
    expect(answer(false, 'npm error code E404')).toMatch(/^There is no version 9\.9\.9/);
    expect(answer(true, '')).toMatch(/^There is no version 9\.9\.9/);
    expect(answer(false, 'npm error code ENOTFOUND')).toMatch(/^The registry cannot be reached/);
  });

  it('puts everything back when npm fails', () => {
    const before = readFileSync(manifest, 'utf8');
    const fail = () => {
      expect(readEngineVersion(readFileSync(manifest, 'utf8'))).toBe('9.9.9');
      return { isDone: false, output: 'npm error code ERESOLVE\nnpm error peer excalibur@"~0.32.0"' };
    };
    expect(() => installEngine('9.9.9', fail, root)).toThrow(/as they were[\s\S]*peer excalibur/);
    expect(readFileSync(manifest, 'utf8')).toBe(before);
  });

  it('leaves the new version when npm succeeds', () => {
    installEngine('9.9.9', () => ({ isDone: true, output: '' }), root);
    expect(readEngineVersion(readFileSync(manifest, 'utf8'))).toBe('9.9.9');
  });
});

describe('the command', () => {
  const run = (...args: string[]) => spawnSync('node', ['tools/release.ts', ...args], { encoding: 'utf8' });

  it('shows its plan, and asks for a version', () => {
    const { stdout, status } = run('9.9.9', '--dry-run');
    expect([status, stdout.split('\n')[0]]).toEqual([0, '1. Ask the registry whether excalibur 9.9.9 exists']);
    expect(stdout).toContain('to 9.9.9 and install it');
    expect(run('next').stderr).toMatch(/^Name the version/);
  });
});
