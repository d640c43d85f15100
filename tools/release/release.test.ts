import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findObstacle, installEngine } from './installEngine.ts';
import { findMentions, listMentions } from './mentions.ts';
import { parseProblems } from './parseProblems.ts';
import { buildReport, countBroken } from './report.ts';
import { runCheck } from './runCheck.ts';
import { isVersion, readEngineVersion, setEngineVersion } from './versions.ts';

describe('a version', () => {
  it.each([
    ['0.33.0', true],
    ['0.33.0-alpha.1', true],
    ['0.33', false],
    ['^0.33.0', false],
    ['latest', false],
    ['0.33.0; rm -rf .', false],
  ])('%s: %s', (text, expected) => expect(isVersion(text)).toBe(expected));

  it('is set in exactly one place', () => {
    const manifest = readFileSync('package.json', 'utf8');
    const changed = setEngineVersion(manifest, '9.8.7');
    expect(readEngineVersion(changed)).toBe('9.8.7');
    const differing = changed.split('\n').filter((line, index) => line !== manifest.split('\n')[index]);
    expect(differing).toEqual(['    "excalibur": "9.8.7",']);
    expect(() => setEngineVersion('{"dependencies": {}}', '1.0.0')).toThrow('has no excalibur');
  });
});

describe('mentions of a version', () => {
  const placesIn = (file: string, lines: string[]): string[] =>
    findMentions(file, lines.join('\n'), '0.32.0').map(({ place }) => place);

  it('are found in prose, full or shortened, but not in other numbers', () => {
    const lines = [
      'excalibur@0.32.0"',
      '10.32.0 0.32.01 0.32.0.1 0.32.1',
      'It is 0.32.0.',
      'Since 0.32, timers',
      '| 0.325 |',
    ];
    expect(placesIn('a.md', lines)).toEqual(['a.md:1', 'a.md:3', 'a.md:4']);
  });

  it('are found in code, where a bare number is not a version', () => {
    const lines = ['volume: 0.32,', "const text = 'Excalibur 0.32 is out';", "version: '0.32.0'", 'height * 0.32'];
    expect(placesIn('a.ts', lines)).toEqual(['a.ts:2', 'a.ts:3']);
  });

  it('of a patch version have no short form', () => {
    expect(findMentions('a.md', 'Since 0.32 and 0.32.4', '0.32.4')).toHaveLength(1);
    expect(findMentions('a.md', 'Since 0.32', '0.32.4')).toEqual([]);
  });

  it('are searched in every folder except historical ones', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'mentions-'));
    const named = ['README.md', '.github/ci.yml', 'docs/a/b.mdx', 'src/x.tsx', 'tests/e2e/y.spec.ts', 'package.json'];
    const history = [
      'blog/a.md',
      'node_modules/a/b.md',
      'dist-base/a.html',
      'src/api/data/h.json',
      'package-lock.json',
    ];
    for (const file of [...named, ...history]) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), '"excalibur": "0.32.0"');
    }
    const places = listMentions('0.32.0', root).map(({ place }) => place);
    rmSync(root, { recursive: true });
    expect(places.sort()).toEqual(named.map((file) => `${file}:1`).sort());
  });

  it('appear in the guides, but not in the source code', () => {
    const version = readEngineVersion(readFileSync('package.json', 'utf8'));
    const places = listMentions(version).map(({ place }) => place);
    expect(places).toEqual(
      expect.arrayContaining([expect.stringMatching(/^docs\/getting-started\/installation\.mdx:/)]),
    );
    expect(places.filter((place) => /^(src|build)\/.*(?<!\.test)\.(ts|tsx|astro|mjs):/.test(place))).toEqual([]);
  });
});

describe('the output of checks', () => {
  it('is parsed into unique problems with file and line', () => {
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

  it('is reported when a command fails, even without a file and line', () => {
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
  const release = {
    from: '0.32.0',
    to: '0.33.0',
    outcomes,
    mentions: [{ place: 'README.md:3', text: 'npm i excalibur@0.32.0' }],
  };

  it('lists what broke, with file and line', () => {
    const report = buildReport(release);
    expect(countBroken(release)).toBe(2);
    expect(report).toContain('# Excalibur 0.32.0 → 0.33.0\n\n2 things broke.');
    expect(report).toContain('## ✗ Broken (1)\n\n- `a.ts:1` TS1: no');
    expect(report).toContain('```text\nKilled\n```');
    expect(report).toContain('- `README.md:3` `npm i excalibur@0.32.0`');
  });
});

describe('installing', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'release-'));
  const manifest = path.join(root, 'package.json');
  beforeEach(() => {
    for (const file of ['package.json', 'package-lock.json']) cpSync(file, path.join(root, file));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('checks first that the version exists', () => {
    const obstacleFor = (isSuccess: boolean, output: string) => findObstacle('9.9.9', () => ({ isSuccess, output }));
    expect(obstacleFor(true, '9.9.9\n')).toBeUndefined();
    expect(obstacleFor(false, 'npm error code E404')).toMatch(/^The registry has no excalibur 9\.9\.9/);
    expect(obstacleFor(true, '')).toMatch(/^The registry has no excalibur 9\.9\.9/);
    expect(obstacleFor(false, 'npm error code ENOTFOUND')).toMatch(/^Couldn't reach the registry/);
  });

  it('restores both files when npm fails', () => {
    const before = readFileSync(manifest, 'utf8');
    const fail = () => {
      expect(readEngineVersion(readFileSync(manifest, 'utf8'))).toBe('9.9.9');
      return { isSuccess: false, output: 'npm error code ERESOLVE\nnpm error peer excalibur@"~0.32.0"' };
    };
    expect(() => installEngine('9.9.9', fail, root)).toThrow(/were restored[\s\S]*peer excalibur/);
    expect(readFileSync(manifest, 'utf8')).toBe(before);
  });

  it('keeps the new version when npm succeeds', () => {
    installEngine('9.9.9', () => ({ isSuccess: true, output: '' }), root);
    expect(readEngineVersion(readFileSync(manifest, 'utf8'))).toBe('9.9.9');
  });
});

describe('the command', () => {
  const run = (...args: string[]) => spawnSync('node', ['tools/release.ts', ...args], { encoding: 'utf8' });

  it('prints its plan, and requires a version', () => {
    const { stdout, status } = run('9.9.9', '--dry-run');
    expect([status, stdout.split('\n')[0]]).toEqual([0, '1. Check that excalibur 9.9.9 exists in the registry']);
    expect(stdout).toContain('to 9.9.9 and install it');
    expect(run('next').stderr).toMatch(/^Name the version/);
  });
});
